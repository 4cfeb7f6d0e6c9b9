/** Finds the types that a block may have, by a word and by its fields. */
import { explainKeyword } from './keywords.ts';
import { stepsOf, valueAt, withValue } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { errorsAt } from '../../schema/validator.ts';
import { blockSchemas } from '../../schema/schemas.ts';
import type { Located } from '../../schema/schemas.ts';
import { isRecord } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { explainNames } from './fields/field-names.ts';
import { EXACT_DISTANCE, similarity } from '../words/similarity.ts';
import { schemaFields } from './schema-at.ts';
import { synonymsOfType, withoutBlockWords } from './type-words.ts';

/** A block in a manifest. */
export interface LocatedBlock {
  fields: Tree;
  pointer: Pointer;
  root: unknown;
}

/** A block type that may be intended. */
export interface TypeCandidate {
  type: string;
  distance: number;
  isSynonym: boolean;
  /** How many fields of the block this type does not take or lacks. */
  mismatches: number;
}

/** Fields that nearly every type has are no evidence, except at the top of a page, where the position is. */
const COMMON = new Set(['type', 'heading', 'lead', 'id', 'surface']);

/** A field by another name fits a type, but not as well as one by its own. */
const RENAMED = 0.01;

/** Returns the one type that takes all fields of a block and needs no others; undefined where there is none, or several. */
export function onlyTypeOf(block: LocatedBlock): string | undefined {
  const types = blockSchemas();
  const allowed = typesAllowedAt(block.pointer);
  if (!allowed.includes('hero') && Object.keys(block.fields).every((name) => COMMON.has(name))) return undefined;
  const [only, ...more] = allowed.filter(
    (type) => hasFieldsOf(block.fields, types.get(type)!) && countMismatches(block, type) === 0,
  );
  return more.length === 0 ? only : undefined;
}

function hasFieldsOf(block: Tree, type: Located): boolean {
  const fields = schemaFields(type).filter(({ name }) => name !== 'type');
  const names = new Set(['type', ...fields.map(({ name }) => name)]);
  return (
    Object.keys(block).every((name) => names.has(name)) &&
    fields.some(({ isRequired }) => isRequired) && // a type without required fields fits anything
    fields.every(({ name, isRequired }) => !isRequired || Object.hasOwn(block, name))
  );
}

/** Returns the types that a word may mean, the likeliest first. */
export function candidatesFor(word: string, block: LocatedBlock): TypeCandidate[] {
  const allowed = new Set(typesAllowedAt(block.pointer));
  const candidates = [...blockSchemas()].flatMap(([type, { node }]): TypeCandidate[] => {
    const synonyms = synonymsOfType(node);
    const near = similarity(word, type, synonyms) ?? similarity(withoutBlockWords(word), type, synonyms);
    if (!near) return [];
    // The plural is a synonym: the fields of the block show whether "post" means posts.
    const isSynonym = near.isSynonym || near.distance === 0.5;
    return [{ type, distance: near.distance, isSynonym, mismatches: countMismatches(block, type) }];
  });
  // Other mistakes in the block are no evidence against a misspelt name.
  const isMeant = candidates.some((one) => one.isSynonym && one.distance < EXACT_DISTANCE && allowed.has(one.type));
  const rank = ({ type, isSynonym, distance, mismatches }: TypeCandidate) =>
    isSynonym || (isMeant && distance >= 1)
      ? 1 + (allowed.has(type) ? 0 : 100) + mismatches + distance / 100
      : distance < 1
        ? distance
        : 0.9 + distance / 10;
  return candidates.toSorted((a, b) => rank(a) - rank(b));
}

/** Returns the types that a block may have: the first one of a page is a hero, and no other is. */
export function typesAllowedAt(pointer: Pointer): string[] {
  const steps = stepsOf(pointer);
  const types = [...blockSchemas().keys()];
  if (steps.at(-2) !== 'blocks') return types.filter((type) => type !== 'hero' && type !== 'shared');
  return steps.at(-1) === '0' ? ['hero', 'shared'] : types.filter((type) => type !== 'hero');
}

/** Counts the fields that a block of a type would have and not take, or need and not have. */
export function countMismatches({ fields, pointer, root }: LocatedBlock, type: string): number {
  const value = { ...fields, type };
  const changed = withValue(root, pointer, value);
  let count = 0;
  for (const [part, errors] of Map.groupBy(errorsAt(root, pointer, value), ({ instancePath }) => instancePath)) {
    const object = valueAt(value, part);
    if (!isRecord(object)) {
      count += errors.length; // in a default of the schema, or in a value of another type
      continue;
    }
    const namesOf = (keyword: string, param: string) =>
      errors.flatMap((error) => (error.keyword === keyword ? [String(error.params[param])] : []));
    const unknown = namesOf('additionalProperties', 'additionalProperty');
    const missing = namesOf('required', 'missingProperty');
    const names = { root: changed, pointer: pointer + part, value: object, unknown, missing };
    const { findings, paired } = explainNames(names);
    count += findings.reduce((sum, { fix }) => sum + (fix ? RENAMED : 1), 0);
    count += missing.filter((name) => !paired.has(name)).length;
    count += errors.filter((error) => !ABOUT_NAMES.has(error.keyword) && !explainKeyword(error).fix).length;
  }
  return count;
}

const ABOUT_NAMES = new Set(['additionalProperties', 'required', 'if']);
