/** Explains a block whose first line is lost, so that its fields are those of the block above it. */
import type { Finding } from '../../problems/problem.ts';
import { parentOf, stepsOf } from '../../../schema/values/pointer.ts';
import { onlyTypeOf } from '../block-candidates.ts';
import type { LocatedBlock } from '../block-candidates.ts';
import { fieldFinding, quote } from '../wording.ts';

/** Returns what to say of the last fields of a block where they are those of another type, and the block is whole without them. */
export function explainLostLine(
  { fields, pointer, root }: LocatedBlock,
  unknown: string[],
  missing: string[],
): Finding | undefined {
  const names = Object.keys(fields);
  const next = `${parentOf(pointer)}/${Number(stepsOf(pointer).at(-1)) + 1}`;
  if (missing.length > 0 || names[0] !== 'type' || !/\/\d+$/.test(next)) return undefined;
  const first = names.findIndex((name) => unknown.includes(name));
  // A field of both types may be the first of the lost block.
  for (const from of [first, first - 1, first - 2].filter((at) => at > 1)) {
    const own = names.slice(from);
    if (own.length < 2) continue;
    const type = onlyTypeOf({
      fields: Object.fromEntries(own.map((name) => [name, fields[name]])),
      pointer: next,
      root,
    });
    if (type === undefined || type === fields['type']) continue;
    return fieldFinding(pointer, own[0]!, {
      message: `The block (${String(fields['type'])}) above has no field ${own.map(quote).join(' or ')}: the line that begins another block is missing.`,
      hint: `Write "- type: ${type}" above this line, in the column of the other hyphens.`,
      expected: `type: ${type}`,
      suggestions: [type],
    });
  }
  return undefined;
}
