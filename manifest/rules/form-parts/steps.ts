/** Checks that each field of a form with steps belongs to one of them. */
import { records } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { quote } from '../../explain/wording.ts';
import { guess } from '../../words/suggest.ts';
import type { RuleFinding } from '../rule.ts';

/** Returns what is wrong with the steps of a form. */
export function* stepFindings(form: Tree, pointer: string): Iterable<RuleFinding> {
  const steps = records(form, 'steps', pointer);
  if (steps.length === 0) return;
  const fields = records(form, 'fields', pointer);
  const names = fields.flatMap(({ value }) => (typeof value['name'] === 'string' ? [value['name']] : []));
  // A field without a name may be the one that is meant.
  const areKnown = Array.isArray(form['fields']) && names.length === form['fields'].length;
  const places = new Map<string, string>();
  for (const { value, pointer: at } of steps) {
    const listed: unknown[] = Array.isArray(value['fields']) ? value['fields'] : [];
    for (const [index, name] of listed.entries()) {
      const entryPointer = `${at}/fields/${index}`;
      if (typeof name !== 'string') continue;
      const earlier = places.get(name);
      if (!names.includes(name) && !areKnown) continue;
      if (!names.includes(name))
        yield {
          pointer: entryPointer,
          message: `This form has no field ${quote(name)}.`,
          ...guess(name, names, `Name one of its fields: ${names.join(', ')}.`),
        };
      else if (earlier !== undefined)
        yield {
          pointer: entryPointer,
          message: `The field ${quote(name)} belongs to two steps.`,
          hint: 'Name it in one of them.',
          related: { pointer: earlier, message: 'The first one is here:' },
        };
      else places.set(name, entryPointer);
    }
  }
  for (const { value, pointer: at } of fields) {
    const { name } = value;
    if (typeof name === 'string' && !places.has(name))
      yield {
        pointer: `${at}/name`,
        message: `The field ${quote(name)} belongs to no step, so nobody would see it.`,
        hint: 'Name it under "fields" of a step.',
      };
  }
}
