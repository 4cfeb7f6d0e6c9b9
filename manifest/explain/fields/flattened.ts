/** Explains fields of an inner object that are written next to it, as in buttonText and buttonLink for one button. */
import type { Move } from '../../problems/problem.ts';
import { deref } from '../../../schema/schemas.ts';
import { similarity } from '../../words/similarity.ts';
import type { MisnamedFields } from './misplaced-fields.ts';
import type { OddNames } from './odd-names.ts';
import { entrySchema, fieldsOf } from '../schema-at.ts';
import type { Field } from '../schema-at.ts';
import { fitsSchema } from '../values/fits-schema.ts';
import { fieldFinding, fieldPointer, quote } from '../wording.ts';

/** A word up to this distance from a name means it. */
const NEAR = 1.5;

/** Finds the inner objects of which every required field is written next to them. */
export function findFlattened(object: MisnamedFields): OddNames[] {
  const compounds = object.unknown.flatMap((name) => splitCompound(name) ?? []);
  if (compounds.length === 0) return [];
  return object.fields.flatMap((field): OddNames[] => {
    if (Object.hasOwn(object.value, field.name)) return [];
    const own = compounds.filter(({ whole }) => isNear(whole, field));
    const schema = deref(field.schema);
    const isList = schema.node.type === 'array';
    const inner = isList ? entrySchema(schema) : schema;
    if (own.length === 0 || !inner?.node.properties) return [];
    const target = fieldPointer(object.pointer, field.name) + (isList ? '/0' : '');
    const moved = new Map<string, { name: string; move: Move }>();
    for (const one of fieldsOf(inner)) {
      const to = fieldPointer(target, one.name);
      const isFree = (name: string) => ![...moved.values()].some((other) => other.name === name);
      const match = own.find(
        ({ name, part }) =>
          isNear(part, one) && isFree(name) && fitsSchema(object.root, to, object.value[name]) !== 'no',
      );
      if (match)
        moved.set(one.name, { name: match.name, move: { from: fieldPointer(object.pointer, match.name), to } });
      else if (one.isRequired) return [];
    }
    if (moved.size === 0) return [];
    const written = new Set([...moved.values()].map(({ name }) => name));
    const names = own.map(({ name }) => name).filter((name) => written.has(name));
    const [first, ...others] = [...moved.keys()];
    const lines = [`"${isList ? '- ' : ''}${first}: …"`, ...others.map((name) => `"${name}: …"`)].join(' and ');
    const finding = fieldFinding(object.pointer, moved.get(first!)!.name, {
      message: `There is no field ${names.map(quote).join(' or ')} here.`,
      hint: `Write "${field.name}:", and below it, further in, ${lines}.`,
      expected: field.name,
      found: names.join(', '),
      suggestions: [field.name],
      fix: { moves: [...moved.values()].map(({ move }) => move) },
    });
    return [{ names, gives: [], finding }];
  });
}

/** Splits a compound: ctaText is the text of cta. */
function splitCompound(name: string): { name: string; whole: string; part: string } | undefined {
  const [, whole = '', part = ''] =
    /^(.*[^_\- ])[_\- ]([A-Za-z]+)$/.exec(name) ?? /^(.*[a-z\d])([A-Z][a-z]+|[A-Z]+)$/.exec(name) ?? [];
  return whole === '' ? undefined : { name, whole, part };
}

function isNear(word: string, { name, synonyms }: Field): boolean {
  return (similarity(word, name, synonyms)?.distance ?? Infinity) < NEAR;
}
