/** Gives a field another name. */
import type { Splice } from '../edit.ts';
import type { ParsedText } from '../layout/parsed-text.ts';
import type { EntryPosition } from '../layout/nodes.ts';
import { writeName } from '../write/value.ts';

/** Returns the splice that writes another name, in the quotes of the old one. The part is a field. */
export function renamed(
  { text, formatting: { isJson } }: ParsedText,
  { entry, container }: EntryPosition,
  name: string,
): [Splice] {
  const key = entry.key!;
  const { isFlow } = container;
  return [{ ...key, text: writeName(name, text.slice(key.start, key.end), { isFlow, isJson }) }];
}
