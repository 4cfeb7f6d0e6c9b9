/** Explains blocks whose type is unknown or missing, by their other fields. */
import type { ErrorObject } from 'ajv';
import { candidatesFor, countMismatches, onlyTypeOf, typesAllowedAt } from './block-candidates.ts';
import type { LocatedBlock } from './block-candidates.ts';
import { exampleOf } from './example-of.ts';
import { explainKeyword } from './keywords.ts';
import { parentOf, valueAt } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import type { Finding } from '../problems/problem.ts';
import { blockSchemas, blockSchemaUrl, deref, readSchema, siteSchemaUrl } from '../../schema/schemas.ts';
import { isRecord } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { hasInvisible } from '../words/invisible.ts';
import { EXACT_DISTANCE, similarity } from '../words/similarity.ts';
import { explainLostLine } from './fields/lost-line.ts';
import { explainEnvelope, invisibleName } from './fields/odd-names.ts';
import { adviceForForeignName, schemaFields } from './schema-at.ts';
import { isSimilarType } from './type-words.ts';
import { fieldFinding, quote } from './wording.ts';
import type { Advice } from './wording.ts';

/** A misspelt name is certain up to this distance. */
const CERTAIN_DISTANCE = 2.5;
/** A name before a colon may be any word: only near ones are a type. */
const BEFORE_COLON_DISTANCE = 1.5;
const SHOWN = 3;
/** Explains a type that does not exist. */
export function explainBlockType(error: ErrorObject, root: unknown): Finding {
  const pointer = parentOf(error.instancePath);
  const word = String(error.data);
  const block = { fields: valueAt(root, pointer) as Tree, pointer, root };
  const types = [...blockSchemas().keys()].join(', ');
  const found = {
    code: 'unknown-block',
    pointer: error.instancePath,
    message: `There is no block type ${quote(word)}.`,
    expected: `one of: ${types}`,
    found: word,
  } as const;
  const shared = pointer.startsWith('/shared/') ? undefined : sharedName(word, root);
  if (shared !== undefined && !Object.hasOwn(block.fields, 'name')) {
    const hint = `${quote(shared)} is a shared block: write "type: shared", and below it "name: ${shared}".`;
    return { ...found, hint, suggestions: ['shared'], fix: { replace: 'shared', beside: { name: shared } } };
  }
  const elsewhere = isWrapper(block.fields) ? WRAPPER : foreignType(word, block);
  if (elsewhere !== undefined) return { ...found, hint: elsewhere };
  const { hint, ...suggested } = suggestType(word, block);
  return { ...found, hint: [hint, `The types are: ${types}.`].filter(Boolean).join(' '), ...suggested };
}

/** What to do with a block around others. */
const WRAPPER =
  'A block holds no others: remove it, and write those below it as blocks of the page, each with its hyphen in the column of this one.';

/** Returns whether a block holds other blocks, as columns and rows of other programs do. */
function isWrapper(fields: Tree): boolean {
  const entries = Object.values(fields).flatMap((value) => (Array.isArray(value) ? value : []));
  return entries.length > 0 && entries.every((entry) => isRecord(entry) && blockSchemas().has(String(entry['type'])));
}

/** Returns what to do with a block that other programs have, unless its fields show which of the types here it is. */
function foreignType(word: string, block: LocatedBlock): string | undefined {
  const advice = adviceForForeignName(word, { node: readSchema(blockSchemaUrl), base: blockSchemaUrl });
  const [best] = advice === undefined ? [] : candidatesFor(word, block);
  return best?.isSynonym && best.distance < EXACT_DISTANCE && best.mismatches < 2 ? undefined : advice;
}

function suggestType(word: string, block: LocatedBlock): Advice {
  const allowed = typesAllowedAt(block.pointer);
  const candidates = candidatesFor(word, block);
  const [best, ...others] = candidates;
  // A word that is a synonym to the letter means that, also where a type is spelt like it: title, table.
  const meant = best?.isSynonym ? best : candidates.find((one) => one.isSynonym && one.distance < EXACT_DISTANCE);
  if (meant?.type === 'hero' && !allowed.includes('hero')) return onlyFirst(block);
  const field = best ? undefined : siteFieldFor(word);
  if (field !== undefined)
    return { hint: `It is not a block: write it once, at the top of the file, as "${field}:".`, suggestions: [field] };
  // The fields of the block are better evidence than a word that has several meanings.
  const only = !best || (best.isSynonym && best.mismatches > 0) ? onlyTypeOf(block) : undefined;
  const meanings = candidates.filter((one) => one.isSynonym && one.distance < EXACT_DISTANCE);
  if (only !== undefined && (meanings.length === 0 || meanings.some(({ type }) => type === only))) {
    const isCertain = best !== undefined || isSimilarType(word, only);
    const hint = `What it holds makes it a block of type ${quote(only)}.`;
    return { hint, suggestions: [only], ...(isCertain ? { fix: { replace: only } } : {}) };
  }
  if (!best) {
    const similar = [...blockSchemas().keys()].filter((type) => isSimilarType(word, type));
    const hint = similar.length === 1 ? `Did you mean ${quote(similar[0]!)}?` : '';
    return { hint, ...(similar.length > 0 ? { suggestions: similar.slice(0, SHOWN) } : {}) };
  }
  // Of several types that fit equally, a person has to choose.
  const rivals = others.filter((other) => other.isSynonym === best.isSynonym);
  const isCertain =
    best.distance < CERTAIN_DISTANCE &&
    (best.isSynonym
      ? best.mismatches < (rivals.length === 0 ? 2 : 1)
      : rivals.length === 0 && (best.mismatches < 2 || !fitsAnother(block)));
  const isConfirmed = isCertain || (isSimilarType(word, best.type) && onlyTypeOf(block) === best.type);
  const example = isConfirmed ? '' : ` For example: ${exampleOf(best.type, blockSchemas().get(best.type)!)}.`;
  return {
    hint: (best.isSynonym ? `It is called ${quote(best.type)} here.` : `Did you mean ${quote(best.type)}?`) + example,
    suggestions: [best, ...others].slice(0, SHOWN).map(({ type }) => type),
    ...(isConfirmed ? { fix: { replace: best.type } } : {}),
  };
}

/** Returns whether a type takes all fields of a block, and a word that is spelt like another type may not mean that. */
function fitsAnother(block: LocatedBlock): boolean {
  return typesAllowedAt(block.pointer).some((type) => countMismatches(block, type) === 0);
}

/** A page has one hero, so that a second header, banner or intro is another block. */
function onlyFirst(block: LocatedBlock): Advice {
  const types = ['feature', 'longtext'].filter((type) => typesAllowedAt(block.pointer).includes(type));
  const hint = `It would be a hero, which is the first block of a page and no other: write ${types.map(quote).join(' or ')}.`;
  return { hint, suggestions: types };
}

/** Returns the field at the top of the file that a word means; undefined where it means none. */
function siteFieldFor(word: string): string | undefined {
  const fields = schemaFields({ node: readSchema(siteSchemaUrl), base: siteSchemaUrl });
  return fields.find(({ name, synonyms }) => {
    const similar = similarity(word, name, synonyms);
    return similar && !similar.isAmbiguous && similar.distance < EXACT_DISTANCE;
  })?.name;
}

/** Explains a block without a type. */
export function explainMissingBlockType(error: ErrorObject, root: unknown): Finding {
  const block = { fields: error.data as Tree, pointer: error.instancePath, root };
  const missing = { ...explainKeyword(error), pointer: block.pointer };
  const elsewhere = typeUnderOtherName(block) ?? typeAsName(block);
  if (elsewhere) return elsewhere;
  const type = onlyTypeOf(block);
  if (type === undefined) return { ...missing, ...typeOfList(block) };
  const hint = `Add a line "type: ${type}"; or, if this belongs to the block above, remove the hyphen.`;
  return { ...missing, hint, suggestions: [type], expected: `type: ${type}` };
}

/** Explains a block with several fields that its type does not take or lacks, where they are those of another type. */
export function explainOtherBlockType(
  pointer: Pointer,
  unknown: string[],
  missing: string[],
  root: unknown,
): Finding | undefined {
  const fields = valueAt(root, pointer) as Tree;
  const type = String(fields['type']);
  const lost = explainLostLine({ fields, pointer, root }, unknown, missing);
  if (lost) return lost;
  if (unknown.length < 2 || missing.includes('type') || !blockSchemas().has(type)) return undefined;
  const other = onlyTypeOf({ fields, pointer, root });
  if (other === undefined || other === type) return undefined;
  return fieldFinding(pointer, unknown[0]!, {
    message: `A block of type ${quote(type)} has no field ${unknown.map(quote).join(' or ')}.`,
    hint: `What it holds makes it a block of type ${quote(other)}: write "type: ${other}", or other fields.`,
    expected: `type: ${other}`,
    suggestions: [other],
  });
}

/** Explains a type under another name: "kind: hero". */
function typeUnderOtherName(block: LocatedBlock): Finding | undefined {
  const fields = schemaFields({ node: readSchema(blockSchemaUrl), base: blockSchemaUrl });
  const { synonyms } = fields.find(({ name }) => name === 'type')!;
  for (const [name, value] of Object.entries(block.fields)) {
    if (typeof value !== 'string' || similarity(name, 'type', synonyms) === undefined) continue;
    if (hasInvisible(name)) return invisibleName(name, 'type', block.pointer);
    if (blockSchemas().has(value) || candidatesFor(value, block).length > 0)
      return fieldFinding(block.pointer, name, {
        code: 'misspelt-field',
        message: `There is no field ${quote(name)} here, and "type" is missing.`,
        hint: 'It is called "type" here.',
        expected: 'type',
        suggestions: ['type'],
        fix: { replace: 'type' },
      });
  }
  return undefined;
}

/** Explains a type as the name of the first field: "hero:" with the fields below it, or "shared: notice". */
function typeAsName({ fields, pointer, root }: LocatedBlock): Finding | undefined {
  const [[name, value] = ['', undefined]] = Object.entries(fields);
  if (isRecord(value) && Object.keys(fields).length === 1 && blockSchemas().has(String(value['type'])))
    return explainEnvelope(name, Object.keys(value), pointer);
  const isShared = name === 'shared' && typeof value === 'string';
  if (!(isShared || value === null || isRecord(value))) return undefined;
  const type = isShared ? 'shared' : typeCalled(name, { fields: isRecord(value) ? value : {}, pointer, root });
  if (type === undefined) return undefined;
  return fieldFinding(pointer, name, {
    code: 'misspelt-field',
    message: `A block says its type in the field "type"; ${quote(name)} is not a field.`,
    hint: isShared ? `Write "type: shared", and below it "name: ${value}".` : `Write "type: ${type}".`,
    expected: 'type',
    suggestions: ['type'],
    fix: isShared ? { pair: ['type', 'name'] } : { type },
  });
}

/** Advises where a list has the name of a type, in place of "items": {heading: What we do, features: [...]}. */
function typeOfList(block: LocatedBlock): Advice {
  for (const [name, value] of Object.entries(block.fields)) {
    const type = Array.isArray(value) ? typeCalled(name, block) : undefined;
    const fields = type === undefined ? [] : schemaFields(blockSchemas().get(type)!);
    const list = fields.find((field) => field.isRequired && deref(field.schema).node.type === 'array')?.name;
    if (type === undefined || list === undefined) continue;
    const instead = list === name ? '' : `, and "${list}:" in place of "${name}:"`;
    return { hint: `Add a line "type: ${type}"${instead}.`, suggestions: [type] };
  }
  return {};
}

/** Returns the type that a block may have here and that a word means: features is called cards. */
function typeCalled(word: string, block: LocatedBlock): string | undefined {
  const allowed = typesAllowedAt(block.pointer);
  return candidatesFor(word, block).find(
    ({ type, distance }) => distance < BEFORE_COLON_DISTANCE && allowed.includes(type),
  )?.type;
}

function sharedName(word: string, root: unknown): string | undefined {
  const shared = isRecord(root) && isRecord(root['shared']) ? Object.keys(root['shared']) : [];
  return [word, word.toLowerCase().replaceAll('_', '-')].find((name) => shared.includes(name));
}
