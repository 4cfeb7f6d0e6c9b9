/** Explains blocks whose type is unknown or missing, by what else they hold. */
import type { ErrorObject } from 'ajv';
import { explainKeyword, quote } from './keywords.ts';
import { escapePointer, parentOf, stepsOf, valueAt, withValue } from '../../schema/values/pointer.ts';
import type { Finding } from '../problems/problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { errorsAt } from '../../schema/validator.ts';
import { blockSchemas, blockSchemaUrl, readSchema } from '../../schema/schemas.ts';
import type { Located } from '../../schema/schemas.ts';
import { isRecord } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { hasInvisible, invisibleCharacter } from '../words/invisible.ts';
import { explainNames } from './fields/field-names.ts';
import { similarity } from '../words/similarity.ts';
import { explainEnvelope } from './fields/odd-names.ts';
import { fieldsOf } from './schema-at.ts';
import { isSimilarType, synonymsOfType, withoutBlockWords } from './type-words.ts';

/** A block type that may be meant. */
interface Candidate {
  type: string;
  distance: number;
  isSynonym: boolean;
  /** How much of the block this type does not take. */
  leftover: number;
}

/** A name that is certainly misspelt has no more slips of the fingers. */
const CERTAIN = 2.5;
const SHOWN = 3;
/** A field by another name fits, but not as well as one by its own. */
const RENAMED = 0.01;

/** One finding for a type that does not exist. */
export function explainBlockType(error: ErrorObject, root: unknown): Finding {
  const pointer = parentOf(error.instancePath);
  const word = String(error.data);
  const block = valueAt(root, pointer) as Tree;
  const types = [...blockSchemas().keys()];
  const all = `The types are: ${types.join(', ')}.`;
  const found = {
    code: 'unknown-block',
    pointer: error.instancePath,
    message: `There is no block type ${quote(word)}.`,
    expected: `one of: ${types.join(', ')}`,
    found: word,
  } as const;
  const shared = pointer.startsWith('/shared/') ? undefined : sharedName(word, root);
  if (shared !== undefined && !Object.hasOwn(block, 'name')) {
    const hint = `${quote(shared)} is a shared block: write "type: shared", and below it "name: ${shared}".`;
    return { ...found, hint, suggestions: ['shared'], fix: { replace: 'shared', beside: { name: shared } } };
  }
  const [best, ...others] = candidatesFor(word, block, pointer, root);
  // What the block holds says more than a word that other programs use for several things.
  if (!best || (best.isSynonym && best.leftover > 0)) {
    const only = onlyTypeOf(block, pointer, root);
    if (only !== undefined)
      return {
        ...found,
        hint: `What it holds makes it a block of type ${quote(only)}. ${all}`,
        suggestions: [only],
        ...(best || isSimilarType(word, only) ? { fix: { replace: only } } : {}),
      };
  }
  if (!best) {
    const akin = types.filter((type) => isSimilarType(word, type));
    const hint = akin.length === 1 ? `Did you mean ${quote(akin[0]!)}? ${all}` : all;
    return { ...found, hint, ...(akin.length > 0 ? { suggestions: akin.slice(0, SHOWN) } : {}) };
  }
  // Where several types may be meant, what the block holds tells which; if it does not, a person has to.
  const rivals = others.filter((other) => other.isSynonym === best.isSynonym);
  const isCertain =
    best.distance < CERTAIN && (best.isSynonym ? best.leftover < (rivals.length === 0 ? 2 : 1) : rivals.length === 0);
  const isClear = isSimilarType(word, best.type) && onlyTypeOf(block, pointer, root) === best.type;
  const hint = best.isSynonym ? `It is called ${quote(best.type)} here.` : `Did you mean ${quote(best.type)}?`;
  return {
    ...found,
    hint: `${hint} ${all}`,
    suggestions: [best, ...others].slice(0, SHOWN).map(({ type }) => type),
    ...(isCertain || isClear ? { fix: { replace: best.type } } : {}),
  };
}

/** One finding for a block that does not say its type. */
export function explainMissingType(error: ErrorObject, root: unknown): Finding {
  const pointer = error.instancePath;
  const block = error.data as Tree;
  const missing = { ...explainKeyword(error), pointer };
  const types = blockSchemas();
  // Its type may stand under another name: kind: hero, or hero: with the fields below it.
  for (const [name, value] of Object.entries(block)) {
    const isType = similarity(name, 'type', typeSynonyms()) !== undefined && typeof value === 'string';
    if (isType && hasInvisible(name))
      return {
        ...invisibleCharacter(name, `${pointer}/${escapePointer(name)}`),
        at: 'key',
        suggestions: ['type'],
        fix: { replace: 'type' },
      };
    if (isType && (types.has(value) || candidatesFor(value, block, pointer, root).length > 0)) {
      return {
        code: 'misspelt-field',
        pointer: `${pointer}/${escapePointer(name)}`,
        at: 'key',
        message: `There is no field ${quote(name)} here, and "type" is missing.`,
        hint: 'It is called "type" here.',
        expected: 'type',
        found: name,
        suggestions: ['type'],
        fix: { replace: 'type' },
      };
    }
  }
  const [[name, value] = ['', undefined]] = Object.entries(block);
  if (isRecord(value) && Object.keys(block).length === 1 && types.has(String(value['type'])))
    return explainEnvelope(name, Object.keys(value), pointer);
  if (isTypeName(name) && (value === null || isRecord(value) || typeof value === 'string')) {
    const isShared = typeof value === 'string';
    if (!isShared || name === 'shared')
      return {
        code: 'misspelt-field',
        pointer: `${pointer}/${escapePointer(name)}`,
        at: 'key',
        message: `A block says its type in the field "type"; ${quote(name)} is no field.`,
        hint: isShared ? `Write "type: shared", and below it "name: ${value}".` : `Write "type: ${name}".`,
        expected: 'type',
        found: name,
        suggestions: ['type'],
        fix: isShared ? { pair: ['type', 'name'] } : { type: true },
      };
  }
  const type = onlyTypeOf(block, pointer, root);
  if (type === undefined) return missing;
  const hint = `Add a line "type: ${type}"; or, if this belongs to the block above, remove the hyphen.`;
  return { ...missing, hint, suggestions: [type], expected: `type: ${type}` };
}

/** The one type that takes all that a block holds, and lacks nothing; undefined where there is none, or several. */
function onlyTypeOf(block: Tree, pointer: Pointer, root: unknown): string | undefined {
  const types = blockSchemas();
  const [only, ...more] = allowedAt(pointer).filter(
    (type) => hasFieldsOf(block, types.get(type)!) && leftoverOf(block, type, pointer, root) === 0,
  );
  return more.length === 0 ? only : undefined;
}

/** Whether a block has all fields that a type needs, and no others than it knows. */
function hasFieldsOf(block: Tree, type: Located): boolean {
  const fields = fieldsOf(type).filter(({ name }) => name !== 'type');
  const names = new Set(fields.map(({ name }) => name));
  return (
    Object.keys(block).every((name) => name === 'type' || names.has(name)) &&
    fields.every(({ name, isRequired }) => !isRequired || Object.hasOwn(block, name))
  );
}

function isTypeName(word: string): boolean {
  return [...blockSchemas()].some(
    ([type, { node }]) => (similarity(word, type, synonymsOfType(node))?.distance ?? 9) < 1.5,
  );
}

const typeSynonyms = (): string[] =>
  fieldsOf({ node: readSchema(blockSchemaUrl), base: blockSchemaUrl }).find(({ name }) => name === 'type')!.synonyms;

/** The types that a word may mean, what takes most of the block first. */
function candidatesFor(word: string, block: Tree, pointer: Pointer, root: unknown): Candidate[] {
  const allowed = new Set(allowedAt(pointer));
  const like = [...blockSchemas()].flatMap(([type, { node }]) => {
    const near =
      similarity(word, type, synonymsOfType(node)) ?? similarity(withoutBlockWords(word), type, synonymsOfType(node));
    // One or several: what the block holds says whether "post" is meant as posts.
    const isSynonym = near !== undefined && (near.isSynonym || near.distance === 0.5);
    return near ? { type, ...near, isSynonym, leftover: leftoverOf(block, type, pointer, root) } : [];
  });
  // A slip of the fingers is judged by the word alone: what else is wrong in the block is told by itself.
  const rank = ({ type, isSynonym, distance: away, leftover }: Candidate) =>
    isSynonym ? 1 + (allowed.has(type) ? 0 : 100) + leftover + away / 100 : away < 1 ? away : 0.9 + away / 10;
  return like.toSorted((a, b) => rank(a) - rank(b));
}

/** The first block of a page is a hero, and no other is. */
function allowedAt(pointer: Pointer): string[] {
  const steps = stepsOf(pointer);
  const types = [...blockSchemas().keys()];
  if (steps.at(-2) !== 'blocks') return types.filter((type) => type !== 'hero' && type !== 'shared');
  return steps.at(-1) === '0' ? ['hero', 'shared'] : types.filter((type) => type !== 'hero');
}

/** How many fields a block of a type would have that it does not take, or lack. */
function leftoverOf(block: Tree, type: string, pointer: Pointer, root: unknown): number {
  const value = { ...block, type };
  const changed = withValue(root, pointer, value);
  const byPlace = Map.groupBy(errorsAt(root, pointer, value), ({ instancePath }) => instancePath);
  let count = 0;
  for (const [place, errors] of byPlace) {
    const namesOf = (keyword: string, param: string) =>
      errors.flatMap((error) => (error.keyword === keyword ? [String(error.params[param])] : []));
    const unknown = namesOf('additionalProperties', 'additionalProperty');
    const missing = namesOf('required', 'missingProperty');
    const object = valueAt(value, place);
    if (!isRecord(object)) {
      count += errors.length; // in what the schema fills in, or in a value of another kind
      continue;
    }
    const own = { value: object, pointer: pointer + place, unknown, missing };
    const { findings, paired } = explainNames(own, changed);
    count += findings.reduce((sum, { fix }) => sum + (fix ? RENAMED : 1), 0);
    count += missing.filter((name) => !paired.has(name)).length;
    count += errors.filter((error) => !ABOUT_NAMES.has(error.keyword) && !explainKeyword(error).fix).length;
  }
  return count;
}

const ABOUT_NAMES = new Set(['additionalProperties', 'required', 'if']);

function sharedName(word: string, root: unknown): string | undefined {
  const shared = isRecord(root) && isRecord(root['shared']) ? Object.keys(root['shared']) : [];
  return (
    shared.find((name) => name === word) ?? shared.find((name) => name === word.toLowerCase().replaceAll('_', '-'))
  );
}
