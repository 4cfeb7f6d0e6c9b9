/** Explains names that are no field's in truth: an envelope around the fields, or a field with a colon of another keyboard. */
import { load } from 'js-yaml';
import { quote } from '../keywords.ts';
import { escapePointer } from '../../../schema/values/pointer.ts';
import type { Finding } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { errorsAt } from '../../../schema/validator.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import { similarity } from '../../words/similarity.ts';
import type { MisnamedFields } from './placement.ts';
import { toAscii } from '../../words/ascii.ts';
import type { Field } from '../schema-at.ts';
import { fitsSchema } from '../values/fits-schema.ts';

/** A name, and what is said of it. */
export interface OddName {
  name: string;
  /** The fields that are there once the fix is made. */
  gives: string[];
  finding: Finding;
}

/** The odd names of an object. */
export function findOddNames(object: MisnamedFields, fields: Field[], root: unknown): OddName[] {
  return object.unknown.flatMap(
    (name) => asEnvelope(name, object, fields, root) ?? withWideColon(name, object, fields, root) ?? [],
  );
}

/** No nearer is a name that may mean a field. */
const NEAR = 2.5;

/** A name under which other programs put the fields of an object: props, data, settings. What stands below it tells. */
function asEnvelope(name: string, object: MisnamedFields, fields: Field[], root: unknown): OddName | undefined {
  const { value, pointer } = object;
  const inner = value[name];
  if (!isRecord(inner) || Object.keys(inner).length === 0) return undefined;
  const free = fields.filter((field) => !Object.hasOwn(value, field.name));
  const own = Object.keys(inner).filter((one) => free.some((field) => field.name === one));
  const isAllKnown = Object.keys(inner).every(
    (one) =>
      own.includes(one) || free.some((field) => (similarity(one, field.name, field.synonyms)?.distance ?? 9) < NEAR),
  );
  const fit = own.filter((one) => fitsSchema(root, `${pointer}/${escapePointer(one)}`, inner[one]) !== 'not');
  if (!isAllKnown || own.length === 0 || fit.length < own.length) return undefined;
  // An object that takes these fields itself is what the name stands for, by a word that is misspelt.
  if (free.some((field) => takesAll(field, object, inner, root))) return undefined;
  return { name, gives: own, finding: explainEnvelope(name, Object.keys(inner), pointer) };
}

/** One finding for a name that the fields of an object are put under. */
export function explainEnvelope(name: string, fields: string[], pointer: Pointer): Finding {
  return {
    code: 'unknown-field',
    pointer: `${pointer}/${escapePointer(name)}`,
    at: 'key',
    message: `There is no field ${quote(name)} here: what stands below it are the fields themselves.`,
    hint: `Remove the line ${quote(`${name}:`)}, and move ${fields.map(quote).join(', ')} to the left, into its column.`,
    expected: fields.join(', '),
    found: name,
    fix: { unwrap: true },
  };
}

function takesAll({ name }: Field, { pointer }: MisnamedFields, inner: unknown, root: unknown): boolean {
  return errorsAt(root, `${pointer}/${escapePointer(name)}`, inner).length === 0;
}

/** A field with its value in one name, as in {icon：phone}: only the colon of YAML sets them apart. */
function withWideColon(name: string, object: MisnamedFields, fields: Field[], root: unknown): OddName | undefined {
  const [, field = '', colon = '', text = ''] = /^([\w$-]+)\s*([\uFF1A\uFE55\uFE13\uA789])\s*(.*)$/s.exec(name) ?? [];
  const isField = fields.some((one) => one.name === field) && !Object.hasOwn(object.value, field);
  if (!isField || text === '' || object.value[name] !== null) return undefined;
  const isPlain = /^[^,:#[\]{}&*!|>'"%@`]+$/.test(text);
  const fits =
    isPlain && fitsSchema(root, `${object.pointer}/${escapePointer(field)}`, load(toAscii(text))) === 'as it is';
  const right = `${field}: ${toAscii(text)}`;
  return {
    name,
    gives: [field],
    finding: {
      code: 'unknown-field',
      pointer: `${object.pointer}/${escapePointer(name)}`,
      at: 'key',
      message: `${quote(colon)} is no colon to YAML.`,
      hint: `Write ${quote(right)}, with the colon and the space of an English keyboard.`,
      expected: field,
      found: name,
      suggestions: [right],
      ...(fits ? { fix: { split: [field, toAscii(text)] } } : {}),
    },
  };
}
