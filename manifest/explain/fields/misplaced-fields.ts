/** Finds the objects that fields belong to which are written at the wrong depth. */
import { fieldPointer, stepsOf, valueAt, parentsOf } from '../../../schema/values/pointer.ts';
import type { Finding } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { errorsAt } from '../../../schema/validator.ts';
import { deref } from '../../../schema/schemas.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { fieldsAt, schemaAt } from '../schema-at.ts';
import type { SchemaField } from '../schema-at.ts';
import { fitsSchema } from '../values/fits-schema.ts';
import { fieldFinding, quote } from '../wording.ts';

/** Names that have one finding. */
export interface OddNames {
  names: string[];
  /** The fields that exist after the fix. */
  gives: string[];
  finding: Finding;
}

/** An object with fields that it does not take, in a manifest. */
export interface MisnamedFields {
  root: unknown;
  pointer: Pointer;
  value: Tree;
  /** The fields that it takes. */
  fields: SchemaField[];
  /** The names of fields that do not exist. */
  unknown: string[];
  /** The names of required fields that are missing. */
  missing: string[];
}

/** Returns a function that finds the owner of an unknown field: an object above it in the same object, or one around it. */
export function ownerFinder(object: MisnamedFields) {
  const { root } = object;
  const inside = ownersInside(object);
  const outside = parentsOf(object.pointer).filter((pointer) => isRecord(valueAt(root, pointer)));
  // An object beside a field takes it only if it lacks it.
  const beside = Object.keys(object.value)
    .map((name) => fieldPointer(object.pointer, name))
    .filter((pointer) => !inside.includes(pointer) && isRecord(valueAt(root, pointer)));
  const owners = [...inside, ...beside, ...outside].flatMap((pointer) => {
    const value = valueAt(root, pointer);
    if (value !== undefined && value !== null && !isRecord(value)) return [];
    const fields = new Map(fieldsAt(root, pointer).map((field) => [field.name, field]));
    return { pointer, value, fields, takesAnyName: inside.includes(pointer) && takesNames(pointer, root) };
  });
  return (name: string) => {
    const found = owners.flatMap(({ pointer, value, fields, takesAnyName }) => {
      const field = fields.get(name);
      if (beside.includes(pointer) && !field?.isRequired) return [];
      if (!(field || takesAnyName) || (isRecord(value) && Object.hasOwn(value, name))) return [];
      const at = fieldPointer(pointer, name);
      const own = object.value[name];
      const fits = field ? fitsSchema(root, at, own) !== 'no' : errorsAt(root, at, own).length === 0;
      return fits ? [{ pointer, isRequired: field?.isRequired ?? false }] : [];
    });
    return found.find(({ isRequired }) => isRequired) ?? found[0];
  };
}

/** Returns whether an object takes fields of any name, with values of some format: phones, places, shared blocks. */
function takesNames(pointer: Pointer, root: unknown): boolean {
  const schema = schemaAt(root, pointer);
  const others = schema?.node.additionalProperties;
  if (!schema || typeof others !== 'object') return false;
  const { node } = deref({ node: others, base: schema.base });
  return node.type === 'object' || node.format !== undefined;
}

/** Returns the objects that end above the first unknown field, the innermost first, and the required ones that are missing. */
function ownersInside({ value, pointer, unknown, missing }: MisnamedFields): Pointer[] {
  const names = Object.keys(value);
  const isUnknown = new Set(unknown);
  const above = names[names.findIndex((name) => isUnknown.has(name)) - 1];
  const parts = above === undefined ? [] : lastParts(value[above], fieldPointer(pointer, above));
  const owners = parts.filter((part) => part.value === null || isRecord(part.value)).map((part) => part.pointer);
  return [...owners.toReversed(), ...missing.map((name) => fieldPointer(pointer, name))];
}

/** Returns a value, its last field or entry, the last of that, and so on. */
export function lastParts(value: unknown, pointer: Pointer): { value: unknown; pointer: Pointer }[] {
  const name = typeof value === 'object' && value !== null ? Object.keys(value).at(-1) : undefined;
  const inside = name === undefined ? [] : lastParts((value as Tree)[name], fieldPointer(pointer, name));
  return [{ value, pointer }, ...inside];
}

/** Explains the fields that belong to one other object. */
export function explainMisplaced(names: string[], owner: Pointer, { pointer, root }: MisnamedFields): Finding {
  const list = names.map(quote).join(names.length > 2 ? ', ' : ' and ');
  const expected = describeObject(owner, root);
  return fieldFinding(pointer, names[0]!, {
    message: `${list} ${names.length > 1 ? 'belong' : 'belongs'} to ${expected}, not to ${describeObject(pointer, root)}.`,
    expected,
    fix: {
      moves: names.map((name) => ({ from: fieldPointer(pointer, name), to: fieldPointer(owner, name) })),
    },
  });
}

/** Describes an object for a sentence: a page, a block, an entry of "items". */
export function describeObject(pointer: Pointer, root: unknown): string {
  const steps = stepsOf(pointer);
  if (pointer === '') return 'the top of the file';
  const [list] = steps.slice(-2);
  if (!/^\d+$/.test(steps.at(-1)!) || steps.length < 2) return quote(steps.at(-1));
  if (list === 'routes') return 'the page';
  if (list !== 'blocks') return `the entry of ${quote(list)}`;
  const block = valueAt(root, pointer);
  const type = isRecord(block) ? block['type'] : undefined;
  return typeof type === 'string' ? `the block (${type})` : 'the block';
}
