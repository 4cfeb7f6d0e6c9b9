/** Explains fields of an inner object that are written beside it, as in buttonText and buttonLink for one button. */
import { quote } from '../keywords.ts';
import { escapePointer } from '../../../schema/values/pointer.ts';
import type { Finding, Move } from '../../problems/problem.ts';
import { deref } from '../../../schema/schemas.ts';
import { similarity } from '../../words/similarity.ts';
import type { MisnamedFields } from './placement.ts';
import { entrySchema, fieldsOf } from '../schema-at.ts';
import type { Field } from '../schema-at.ts';
import { fitsSchema } from '../values/fits-schema.ts';

export interface Flattened {
  names: string[];
  finding: Finding;
}

/** A word that is no further from a name means it. */
const NEAR = 1.5;

/** The inner objects of which every field that they need is written beside them. */
export function findFlattened(object: MisnamedFields, fields: Field[], root: unknown): Flattened[] {
  const compounds = object.unknown.flatMap((name) => {
    const parts = partsOf(name);
    return parts ? [{ name, ...parts }] : [];
  });
  if (compounds.length === 0) return [];
  return fields.flatMap((field): Flattened[] => {
    if (Object.hasOwn(object.value, field.name)) return [];
    const own = compounds.filter(({ whole }) => isNear(whole, field));
    const schema = deref(field.schema);
    const inner = schema.node.type === 'array' ? entrySchema(schema) : schema;
    if (own.length === 0 || !inner?.node.properties) return [];
    const place = `${object.pointer}/${escapePointer(field.name)}${schema.node.type === 'array' ? '/0' : ''}`;
    const moves = new Map<string, Move>();
    for (const one of fieldsOf(inner)) {
      const to = `${place}/${escapePointer(one.name)}`;
      const match = own.find(
        ({ name, part }) =>
          isNear(part, one) &&
          ![...moves.values()].some(({ from }) => from.endsWith(`/${escapePointer(name)}`)) &&
          fitsSchema(root, to, object.value[name]) !== 'not',
      );
      if (match) moves.set(one.name, { from: `${object.pointer}/${escapePointer(match.name)}`, to });
      else if (one.isRequired) return [];
    }
    const names = own
      .map(({ name }) => name)
      .filter((name) => [...moves.values()].some(({ from }) => from.endsWith(`/${escapePointer(name)}`)));
    return names.length > 0
      ? [{ names, finding: explain(field.name, names, moves, schema.node.type === 'array') }]
      : [];
  });
}

function explain(field: string, names: string[], moves: Map<string, Move>, isList: boolean): Finding {
  const [first, ...others] = [...moves.keys()];
  const lines = [`"${isList ? '- ' : ''}${first}: …"`, ...others.map((name) => `"${name}: …"`)].join(' and ');
  const { from } = [...moves.values()][0]!;
  return {
    code: 'unknown-field',
    pointer: from,
    at: 'key',
    message: `There is no field ${names.map(quote).join(' or ')} here.`,
    hint: `Write "${field}:", and below it, further in, ${lines}.`,
    expected: field,
    found: names.join(', '),
    suggestions: [field],
    fix: { moves: [...moves.values()] },
  };
}

/** The two halves of a compound: what it is of, and which part of that: cta and text of ctaText. */
function partsOf(name: string): { whole: string; part: string } | undefined {
  const [, whole = '', part = ''] =
    /^(.*[^_\- ])[_\- ]([A-Za-z]+)$/.exec(name) ?? /^(.*[a-z\d])([A-Z][a-z]+|[A-Z]+)$/.exec(name) ?? [];
  return whole === '' ? undefined : { whole, part };
}

function isNear(word: string, { name, synonyms }: Field): boolean {
  return (similarity(word, name, synonyms)?.distance ?? Infinity) < NEAR;
}
