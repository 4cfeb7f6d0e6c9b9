/** Finds out where fields and entries belong that are written at the wrong depth. */
import { quote } from '../keywords.ts';
import { escapePointer, parentOf, stepsOf, valueAt } from '../../../schema/values/pointer.ts';
import type { Finding, Move } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { errorsAt } from '../../../schema/validator.ts';
import { deref } from '../../../schema/schemas.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { fieldsOf, schemaAt } from '../schema-at.ts';
import type { Field } from '../schema-at.ts';
import { fitsSchema } from '../values/fits-schema.ts';

/** An object with fields that it does not take. */
export interface MisnamedFields {
  value: Tree;
  pointer: Pointer;
  /** The names that mean nothing there. */
  unknown: string[];
  /** The names of the fields that it lacks. */
  missing: string[];
}

/** An object that a field may belong to. */
export interface FieldOwner {
  pointer: Pointer;
  isRequired: boolean;
}

/** Finds where fields that an object does not take belong: further in, to what is written above them, or further out. */
export function ownerFinder(object: MisnamedFields, root: unknown): (name: string) => FieldOwner | undefined {
  const inside = ownersInside(object);
  const places = [...inside, ...ownersOutside(object.pointer, root)].flatMap((pointer) => {
    const home = valueAt(root, pointer);
    const isOpen = home === undefined || home === null || isRecord(home);
    const fields = new Map(fieldAt(pointer, root).map((field) => [field.name, field]));
    return isOpen ? { pointer, home, fields, isFree: inside.includes(pointer) && takesNames(pointer, root) } : [];
  });
  return (name) => {
    const homes = places.flatMap(({ pointer, home, fields, isFree }): FieldOwner[] => {
      const field = fields.get(name);
      if (!(field || isFree) || (isRecord(home) && Object.hasOwn(home, name))) return [];
      const place = `${pointer}/${escapePointer(name)}`;
      const value = object.value[name];
      const fits = field ? fitsSchema(root, place, value) !== 'not' : errorsAt(root, place, value).length === 0;
      return fits ? [{ pointer, isRequired: field?.isRequired ?? false }] : [];
    });
    return homes.find(({ isRequired }) => isRequired) ?? homes[0];
  };
}

/** Whether an object takes fields of any name, with values that not every text is: phones, places, shared blocks. */
function takesNames(pointer: Pointer, root: unknown): boolean {
  const schema = schemaAt(root, pointer);
  const others = schema?.node.additionalProperties;
  if (!schema || typeof others !== 'object') return false;
  const { node } = deref({ node: others, base: schema.base });
  return node.type === 'object' || node.format !== undefined;
}

const fieldAt = (pointer: Pointer, root: unknown): Field[] => {
  const schema = schemaAt(root, pointer);
  return schema ? fieldsOf(schema) : [];
};

/** The objects that end where each unknown field of an object begins, and those that are missing. */
function ownersInside({ value, pointer, unknown, missing }: MisnamedFields): Pointer[] {
  const isUnknown = new Set(unknown);
  const names = Object.keys(value);
  const first = names.findIndex((name) => isUnknown.has(name));
  const above = first === -1 ? undefined : names[first - 1];
  const homes = missing.map((name) => `${pointer}/${escapePointer(name)}`);
  if (above === undefined) return homes;
  for (let at = `${pointer}/${escapePointer(above)}`, inside = value[above]; ;) {
    if (Array.isArray(inside) && inside.length > 0) {
      at = `${at}/${inside.length - 1}`;
      inside = inside.at(-1);
    } else if (isRecord(inside)) {
      homes.unshift(at);
      const last = Object.keys(inside).at(-1);
      if (last === undefined) return homes;
      at = `${at}/${escapePointer(last)}`;
      inside = inside[last];
    } else {
      if (inside === null) homes.unshift(at);
      return homes;
    }
  }
}

function ownersOutside(pointer: Pointer, root: unknown): Pointer[] {
  const homes: Pointer[] = [];
  for (let at = pointer; at !== '';) {
    at = parentOf(at);
    if (isRecord(valueAt(root, at))) homes.push(at);
  }
  return homes;
}

/** One finding for the fields that belong to one other object. */
export function misplacedFields(
  names: string[],
  { pointer }: MisnamedFields,
  home: FieldOwner,
  root: unknown,
): Finding {
  const [first = ''] = names;
  const list = names.map(quote).join(names.length > 2 ? ', ' : ' and ');
  const is = names.length > 1 ? 'belong' : 'belongs';
  return {
    code: 'unknown-field',
    pointer: `${pointer}/${escapePointer(first)}`,
    at: 'key',
    message: `${list} ${is} to ${nameOf(home.pointer, root)}, not to ${nameOf(pointer, root)}.`,
    expected: nameOf(home.pointer, root),
    found: first,
    fix: {
      moves: names.map((name) => ({
        from: `${pointer}/${escapePointer(name)}`,
        to: `${home.pointer}/${escapePointer(name)}`,
      })),
    },
  };
}

/** Where some entries of a list belong, one after the other; undefined where they are rightly in theirs, or belong nowhere. */
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
  return runs.map(({ from, target }) => misplaced(list, from, target, root));
}

function misplaced(list: Pointer, from: number[], target: Pointer, root: unknown): Finding {
  const present = valueAt(root, target);
  const next = list.startsWith(`${target}/`) ? Number(stepsOf(list.slice(target.length))[0]) + 1 : lengthOf(present);
  const moves = from.map((index, position): Move => ({ from: `${list}/${index}`, to: `${target}/${next + position}` }));
  const what = from.length > 1 ? `These ${from.length} entries belong` : 'This entry belongs';
  const name = quote(stepsOf(target).at(-1));
  return {
    code: 'misplaced-entry',
    pointer: `${list}/${from[0]}`,
    message: `${what} to the list ${name}${ofWhat(target, root)}, not to ${quote(stepsOf(list).at(-1))}.`,
    expected: `an entry of ${quote(stepsOf(list).at(-1))}`,
    found: `an entry of ${name}`,
    fix: { moves },
  };
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** The lists that an entry of another list may belong to: those that end right above it, then those around it. */
function targetsOf(list: Pointer, index: number, root: unknown): Pointer[] {
  const targets: Pointer[] = [];
  if (index > 0) targets.push(...listsAtTheEnd(`${list}/${index - 1}`, root));
  for (let at = list; at !== '';) {
    at = parentOf(at);
    if (Array.isArray(valueAt(root, at))) targets.push(at);
  }
  return targets;
}

/** The lists that end where an object ends, the innermost last; also one that is empty, or missing. */
function listsAtTheEnd(pointer: Pointer, root: unknown): Pointer[] {
  const value = valueAt(root, pointer);
  if (!isRecord(value)) return [];
  const last = Object.keys(value).at(-1);
  return fieldAt(pointer, root).flatMap(({ name, isRequired, schema }) => {
    const inside = value[name];
    const isFree = (inside === undefined && isRequired) || (inside === null && name === last);
    if (deref(schema).node.type !== 'array' || !(isFree || (Array.isArray(inside) && name === last))) return [];
    const at = `${pointer}/${escapePointer(name)}`;
    return [at, ...(Array.isArray(inside) ? listsAtTheEnd(`${at}/${inside.length - 1}`, root) : [])];
  });
}

/** Whether a list takes an entry as it is. */
function accepts(list: Pointer, entry: unknown, root: unknown): boolean {
  if (!schemaAt(root, list)) return false;
  return errorsAt(root, `${list}/0`, entry).every(
    ({ instancePath, keyword }) => keyword === 'if' || (instancePath !== '' && instancePath !== '/type'),
  );
}

/** What an object is to a reader: a page, a block, an entry of "items". */
function nameOf(pointer: Pointer, root: unknown): string {
  const steps = stepsOf(pointer);
  const [list, index] = steps.slice(-2);
  if (pointer === '') return 'the top of the file';
  if (/^\d+$/.test(steps.at(-1)!) && list !== undefined && index !== undefined) {
    if (list === 'routes') return 'the page';
    return list === 'blocks' ? `the ${blockName(valueAt(root, pointer))}` : `the entry of ${quote(list)}`;
  }
  return quote(steps.at(-1));
}

function blockName(block: unknown): string {
  const type = isRecord(block) ? (block as Tree)['type'] : undefined;
  return typeof type === 'string' ? `block (${type})` : 'block';
}

function ofWhat(list: Pointer, root: unknown): string {
  const owner = parentOf(list);
  return owner === '' ? '' : ` of ${nameOf(owner, root)}`;
}
