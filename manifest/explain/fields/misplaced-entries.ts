/** Finds the lists that entries belong to which are written at the wrong depth. */
import { fieldPointer, parentOf, stepsOf, valueAt, parentsOf } from '../../../schema/values/pointer.ts';
import type { Finding, Move } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { errorsAt } from '../../../schema/validator.ts';
import { deref } from '../../../schema/schemas.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import { fieldsAt, schemaAt } from '../schema-at.ts';
import { quote } from '../wording.ts';
import { describeObject } from './misplaced-fields.ts';
import type { MisnamedFields } from './misplaced-fields.ts';

/** Explains which entries of a list belong to another one; entries that follow one another are one finding. */
export function misplacedEntries(list: Pointer, indexes: number[], root: unknown): Finding[] {
  const runs: { from: number[]; target: Pointer }[] = [];
  for (const index of indexes) {
    const last = runs.at(-1);
    const follows = last !== undefined && last.from.at(-1) === index - 1;
    const entry = valueAt(root, `${list}/${index}`);
    const target = targetsOf(list, follows ? last.from[0]! : index, root).find((other) => accepts(other, entry, root));
    if (target === undefined) continue;
    if (follows && last.target === target) last.from.push(index);
    else runs.push({ from: [index], target });
  }
  return runs.map(({ from, target }) => explain(list, from, target, root));
}

function explain(list: Pointer, from: number[], target: Pointer, root: unknown): Finding {
  const present = valueAt(root, target);
  const end = Array.isArray(present) ? present.length : 0;
  const next = list.startsWith(`${target}/`) ? Number(stepsOf(list.slice(target.length))[0]) + 1 : end;
  const moves = from.map((index, position): Move => ({ from: `${list}/${index}`, to: `${target}/${next + position}` }));
  const what = from.length > 1 ? `These ${from.length} entries belong` : 'This entry belongs';
  const [own, name] = [list, target].map((pointer) => quote(stepsOf(pointer).at(-1)));
  const owner = parentOf(target);
  const ofOwner = owner === '' ? '' : ` of ${describeObject(owner, root)}`;
  return {
    code: 'misplaced-entry',
    pointer: `${list}/${from[0]}`,
    message: `${what} to the list ${name}${ofOwner}, not to ${own}.`,
    expected: `an entry of ${own}`,
    found: `an entry of ${name}`,
    fix: { moves },
  };
}

/** Returns the lists that an entry may belong to: those that end right above it, then those around it. */
function targetsOf(list: Pointer, index: number, root: unknown): Pointer[] {
  const above = index > 0 ? listsAtEnd(`${list}/${index - 1}`, root) : [];
  return [...above, ...parentsOf(list).filter((pointer) => Array.isArray(valueAt(root, pointer)))];
}

/** Returns the lists that end where an object ends, the innermost last; also an empty or missing one. */
function listsAtEnd(pointer: Pointer, root: unknown): Pointer[] {
  const value = valueAt(root, pointer);
  if (!isRecord(value)) return [];
  const last = Object.keys(value).at(-1);
  return fieldsAt(root, pointer).flatMap(({ name, isRequired, schema }) => {
    const inside = value[name];
    const isFree = (inside === undefined && isRequired) || (inside === null && name === last);
    if (deref(schema).node.type !== 'array' || !(isFree || (Array.isArray(inside) && name === last))) return [];
    const at = fieldPointer(pointer, name);
    return [at, ...(Array.isArray(inside) ? listsAtEnd(`${at}/${inside.length - 1}`, root) : [])];
  });
}

/** Returns whether a list takes an entry as it is; mistakes inside the entry do not count. */
function accepts(list: Pointer, entry: unknown, root: unknown): boolean {
  if (!schemaAt(root, list)) return false;
  return errorsAt(root, `${list}/0`, entry).every(
    ({ instancePath, keyword }) => keyword === 'if' || (instancePath !== '' && instancePath !== '/type'),
  );
}

/** Says that a name may belong to the last entry of the list right above it, which has such a field and lacks it. */
export function entryWithout({ root, pointer, value }: MisnamedFields, name: string): string | undefined {
  const names = Object.keys(value);
  const above = names[names.indexOf(name) - 1];
  const list = above === undefined ? undefined : value[above];
  const last: unknown = Array.isArray(list) ? list.at(-1) : undefined;
  if (!isRecord(last) || Object.hasOwn(last, name)) return undefined;
  const entry = `${fieldPointer(pointer, above!)}/${(list as unknown[]).length - 1}`;
  return fieldsAt(root, entry).some((field) => field.name === name)
    ? ` If it belongs to the last entry of ${quote(above)}, move it to the right, into the column of its other fields.`
    : undefined;
}
