/** Makes seeded edits of a site's texts: claims with another number, and harmless ones. */
import { readFileSync } from 'node:fs';
import { parse } from '../../../manifest/yaml/parse.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import { seeded } from '../texts/seeded.ts';
import { CLAIMS, INNOCENT } from './sentences.ts';
import { spell } from './spell.ts';

/** A manifest with one edit. */
export interface Edited {
  kind: string;
  /** The sentence as it reads now. */
  says: string;
  manifest: unknown;
}

type Slot = { holder: Record<string, unknown>; field: string; text: string };
type Random = () => number;

const text = readFileSync('site.yaml', 'utf8');

function fresh(): Record<string, unknown> {
  const source = parse('site.yaml', text);
  if (Array.isArray(source) || !isRecord(source.value)) throw new Error('site.yaml cannot be read.');
  return source.value;
}

const pick = <T>(list: T[], random: Random): T => list[Math.floor(random() * list.length)]!;

/** Every text of the pages and shared blocks that people read. */
function slotsOf(value: unknown): Slot[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.entries(holder).flatMap(([field, child]): Slot[] =>
    typeof child === 'string' ? [{ holder, field, text: child }] : slotsOf(child),
  );
}

const pageSlots = (manifest: Record<string, unknown>): Slot[] => slotsOf([manifest['routes'], manifest['shared']]);

/** Other values than a figure's, as people would write them in its place. */
function otherValue(figure: string, random: Random): [kind: string, value: string] {
  if (/^(?:19|20)\d\d$/.test(figure)) return ['year', String(1990 + Math.floor(random() * 12))];
  if (/%/.test(figure)) return pick([['percent', '97%'], ['percent', '98.5%'], ['percent', '95 per cent']], random); // prettier-ignore
  if (/\/7/.test(figure)) return ['hours', pick(['12/7', '18/7'], random)];
  if (/decade/.test(figure)) return pick([['words', 'two decades'], ['words', 'eight years'], ['digits', '25+ years'], ['words', 'nearly thirty years']], random); // prettier-ignore
  if (/lakh/.test(figure)) {
    const rs = figure.startsWith('Rs') ? 'Rs ' : '';
    return pick([['lakh', `${rs}3 lakh to ${rs}12 lakh`], ['lakh', `${rs}4 to 9 lakh`], ['grouping', `${rs}3,00,000 to ${rs}15,00,000`], ['lakh', `${rs}7 lakh`]], random); // prettier-ignore
  }
  if (/^\d+-\d+$/.test(figure)) return pick([['range', '3-4'], ['words', 'three to five'], ['range', '4 to 6'], ['words', 'four']], random); // prettier-ignore
  const known = { 'more than forty thousand': 40_000 }[figure] ?? Number(figure.replaceAll(/\D/g, ''));
  const value = roundly(known * pick([0.4, 0.6, 1.5, 1.8, 2.2, 3], random));
  const forms: [string, string][] = [
    ['digits', String(value)],
    ['digits', `${value.toLocaleString('en')}+`],
    ['digits', `more than ${value.toLocaleString('en')}`],
    ['words', spell(value)],
    ['words', `over ${spell(value)}`],
  ];
  if (value >= 100_000) forms.push(['grouping', value.toLocaleString('en-IN')]);
  return pick(forms, random);
}

function roundly(value: number): number {
  const step = value >= 10_000 ? 1000 : value >= 1000 ? 500 : value >= 100 ? 10 : 1;
  return Math.max(step, Math.round(value / step) * step);
}

/** Makes `count` manifests, each with one claim whose number differs from the site's figures. */
export function drifts(seed: number, count: number): Edited[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => (index % 3 === 2 ? inserted(random) : replaced(random)));
}

function replaced(random: Random): Edited {
  const manifest = fresh();
  const figures = manifest['figures'] as Record<string, string>;
  const uses = pageSlots(manifest).filter((slot) => slot.text.includes('${figures.'));
  const { holder, field, text: before } = pick(uses, random);
  const [whole, name = ''] = pick([...before.matchAll(/\$\{figures\.([^}]+)\}/g)], random);
  const [kind, value] = otherValue(figures[name]!, random);
  holder[field] = before.replace(whole, () => value);
  return { kind: `in its place, ${kind}`, says: around(String(holder[field]), value), manifest };
}

function inserted(random: Random): Edited {
  const claim = pick(CLAIMS, random);
  const manifest = fresh();
  append(manifest, claim, random);
  return { kind: 'a new sentence', says: claim, manifest };
}

function append(manifest: Record<string, unknown>, sentence: string, random: Random): void {
  const prose = pageSlots(manifest).filter((slot) => slot.field === 'text' && / .*[.]\s*$/.test(slot.text));
  const { holder, field, text: before } = pick(prose, random);
  holder[field] = `${before.trimEnd()} ${sentence}`;
}

/** Makes `count` manifests, each with a change that is no claim. */
export function unchanged(seed: number, count: number): Edited[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const manifest = fresh();
    if (index % 2 === 1) {
      const sentence = INNOCENT[Math.floor(index / 2) % INNOCENT.length]!;
      append(manifest, sentence, random);
      return { kind: 'innocent sentence', says: sentence, manifest };
    }
    const numbered = pageSlots(manifest).filter((slot) => /(?<![\d.,/-])\d+ \p{L}/u.test(slot.text));
    const { holder, field, text: before } = pick(numbered, random);
    const [number] = pick([...before.matchAll(/(?<![\d.,/-])\d+(?= \p{L})/gu)], random);
    const other = String(Number(number) + 1 + Math.floor(random() * 9));
    holder[field] = before.replace(new RegExp(`(?<![\\d.,/-])${number}(?= \\p{L})`, 'u'), other);
    return { kind: 'innocent number', says: around(String(holder[field]), other), manifest };
  });
}

function around(whole: string, part: string): string {
  const at = whole.indexOf(part);
  return whole.slice(Math.max(0, at - 50), at + part.length + 40).replaceAll(/\s+/g, ' ');
}
