import { isSameNumber, numbersOf } from '../claims/numbers.ts';
import type { Finding } from '../problem.ts';
import { guess } from '../suggest.ts';
import { listed } from './listed.ts';
import { isRecord, records } from '../tree.ts';

/** A claim names figures that there are, and says why they differ where they do. */
export function claimFigures(manifest: unknown): Finding[] {
  const figures = isRecord(manifest) && isRecord(manifest['figures']) ? manifest['figures'] : {};
  const all = Object.keys(figures);
  return records(manifest, 'claims').flatMap(({ value, pointer }): Finding[] => {
    const names = Array.isArray(value['figures']) ? value['figures'].map(String) : [];
    const unknown = names.flatMap((name, index): Finding[] => {
      if (Object.hasOwn(figures, name)) return [];
      const known = `There are: ${listed(all) || 'none'}.`;
      const bare = /^\$?\{?(?:figures\.)?([\w-]+)\}?$/.exec(name)?.[1] ?? '';
      const isReference = bare !== name && Object.hasOwn(figures, bare);
      const near = isReference
        ? { hint: `Write its name alone: "${bare}".`, suggestions: [bare], cure: { replace: bare } }
        : guess(name, all, known);
      const message = `There is no figure called ${JSON.stringify(name)}.`;
      return [{ code: 'unknown-reference', pointer: `${pointer}/figures/${index}`, message, found: name, ...near }];
    });
    const [first, ...others] = names.filter((name) => Object.hasOwn(figures, name));
    const other = others.find((name) => !saysTheSame(String(figures[first!]), String(figures[name])));
    if (other === undefined || value['reason'] !== undefined) return unknown;
    const [one, two] = [first!, other].map((name) => `${name} (${String(figures[name])})`);
    return [
      ...unknown,
      {
        code: 'claim-drift',
        pointer: `${pointer}/figures`,
        message: `The figures ${one} and ${two} of this claim differ, and nothing says why.`,
        hint: 'Write why both are meant: "reason: …". Else correct one of the two.',
        related: { pointer: `/figures/${other}`, message: 'The other figure stands here:' },
      },
    ];
  });
}

function saysTheSame(one: string, other: string): boolean {
  const [first, second] = [numbersOf(one)[0], numbersOf(other)[0]];
  return first && second ? isSameNumber(first, second) : one === other;
}
