/** What a site claims of itself: each claim with its figures, and the words that make it in a text. */
import type { Pointer } from '../../../schema/values/pointer.ts';
import { isRecord, records } from '../../../schema/values/tree.ts';
import { numbersOf } from './numbers.ts';
import type { WrittenNumber } from './numbers.ts';

/** One reading of a claim. */
export interface ClaimFigure {
  /** As a text refers to it: figures.transports. */
  reference: string;
  text: string;
  pointer: Pointer;
  number: WrittenNumber | undefined;
}

export interface CompiledClaim {
  name: string;
  figures: ClaimFigure[];
  /** What is counted, in small letters. */
  counts: string[];
  /** One of these is in the same sentence; nothing where the counted words say enough. */
  with: RegExp | undefined;
  reason: string | undefined;
}

/** Returns every claim of a manifest, as far as it is well formed. */
export function claimsOf(manifest: unknown): CompiledClaim[] {
  if (!isRecord(manifest)) return [];
  const figures = isRecord(manifest['figures']) ? manifest['figures'] : {};
  const claims = records(manifest, 'claims').map(({ value }): CompiledClaim => {
    const names = texts(value['figures']).filter((name) => typeof figures[name] === 'string');
    return {
      name: String(value['name']),
      figures: names.map((name) => figureOf(`figures.${name}`, String(figures[name]), `/figures/${name}`)),
      counts: texts(value['counts']).map((word) => word.toLowerCase()),
      with: anyOf(texts(value['with'])),
      reason: typeof value['reason'] === 'string' ? value['reason'] : undefined,
    };
  });
  return [...claims, ...foundingOf(manifest['brand'])];
}

/** Returns the year in which the brand began as a claim: it needs none of its own. */
function foundingOf(brand: unknown): CompiledClaim[] {
  if (!isRecord(brand) || !Number.isInteger(brand['founded'])) return [];
  return [
    {
      name: 'founded',
      figures: [figureOf('brand.founded', String(brand['founded']), '/brand/founded')],
      counts: ['founded in', 'established in', 'set up in', 'founded', 'established', 'since'],
      with: anyOf(['we', 'company', String(brand['name']), '${brand.name}']),
      reason: undefined,
    },
  ];
}

function figureOf(reference: string, text: string, pointer: Pointer): ClaimFigure {
  return { reference, text, pointer, number: numbersOf(text)[0] };
}

function texts(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string') : [];
}

/** Whole words, in any case. */
function anyOf(words: string[]): RegExp | undefined {
  if (words.length === 0) return undefined;
  return new RegExp(`(?<!\\w)(?:${words.map(phrase).join('|')})(?!\\w)`, 'i');
}

/** Returns some words as a pattern: spaces may be line breaks. */
export function phrase(words: string): string {
  return words.trim().split(/\s+/).map(RegExp.escape).join('\\s+');
}
