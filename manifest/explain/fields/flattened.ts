/** Explains fields of an inner object that are written next to it, as in buttonText and buttonLink for one button. */
import { deref } from '../../../schema/schemas.ts';
import { isNear } from '../../words/similarity.ts';
import type { MisnamedFields, OddNames } from './misplaced-fields.ts';
import { entrySchema, schemaFields } from '../schema-at.ts';
import type { SchemaField } from '../schema-at.ts';
import { fitsSchema } from '../values/fits-schema.ts';
import { fieldFinding, quote } from '../wording.ts';
import { fieldPointer } from '../../../schema/values/pointer.ts';

/** A word up to this distance from a name means it. */
const MAX_DISTANCE = 1.5;

/** Finds the inner objects of which every required field is written next to them. */
export function findFlattened(object: MisnamedFields): OddNames[] {
  const compounds = object.unknown.flatMap((name) => splitCompound(name) ?? []);
  if (compounds.length === 0) return [];
  return object.fields.flatMap((field): OddNames[] => {
    if (Object.hasOwn(object.value, field.name)) return [];
    const own = compounds.filter(({ whole }) => isNear(whole, field, MAX_DISTANCE));
    const schema = deref(field.schema);
    const isList = schema.node.type === 'array';
    const inner = isList ? entrySchema(schema) : schema;
    if (own.length === 0 || !inner?.node.properties) return [];
    const target = fieldPointer(object.pointer, field.name) + (isList ? '/0' : '');
    const misplaced: { name: string; to: string }[] = [];
    const isMoved = (name: string) => misplaced.some((other) => other.name === name);
    for (const one of schemaFields(inner)) {
      const fits = (value: unknown) => fitsSchema(object.root, fieldPointer(target, one.name), value) !== 'no';
      const match = own.find(
        ({ name, part }) => isNear(part, one, MAX_DISTANCE) && !isMoved(name) && fits(object.value[name]),
      );
      if (match) misplaced.push({ name: match.name, to: one.name });
      else if (one.isRequired) return [];
    }
    const [first, ...others] = misplaced;
    if (!first) return [];
    const names = own.map(({ name }) => name).filter(isMoved);
    const lines = [`"${isList ? '- ' : ''}${first.to}: …"`, ...others.map(({ to }) => `"${to}: …"`)].join(' and ');
    const moves = misplaced.map(({ name, to }) => ({
      from: fieldPointer(object.pointer, name),
      to: fieldPointer(target, to),
    }));
    const finding = fieldFinding(object.pointer, first.name, {
      message: `There is no field ${names.map(quote).join(' or ')} here.`,
      hint: `Write "${field.name}:", and below it, further in, ${lines}.`,
      expected: field.name,
      found: names.join(', '),
      suggestions: [field.name],
      fix: { moves },
    });
    return [{ names, gives: [], finding }];
  });
}

/** Finds the fields that are written with the name of the object around them, as in phones.office. */
export function findDotted({ unknown, fields, pointer }: MisnamedFields): OddNames[] {
  const isOf = (name: string, field: SchemaField) => name.startsWith(`${field.name}.`);
  return fields.flatMap((field): OddNames[] => {
    const names = unknown.filter((name) => isOf(name, field));
    const [first] = names;
    if (first === undefined || deref(field.schema).node.type !== 'object') return [];
    const inner = names.map((name) => name.slice(field.name.length + 1));
    const moves = names.map((name) => {
      return { from: fieldPointer(pointer, name), to: name.split('.').reduce(fieldPointer, pointer) };
    });
    const finding = fieldFinding(pointer, first, {
      message: `There is no field ${names.map(quote).join(' or ')} here: a dot leads into no other field.`,
      hint: `Write "${field.name}:", and below it, further in, ${inner.map((name) => `"${name.replaceAll('.', ': ')}: …"`).join(' and ')}.`,
      expected: field.name,
      suggestions: [field.name],
      fix: { moves },
    });
    return [{ names, gives: [field.name], finding }];
  });
}

/** Splits a compound: ctaText is the text of cta. */
function splitCompound(name: string): { name: string; whole: string; part: string } | undefined {
  const [, whole = '', part = ''] =
    /^(.*[^_\- ])[_\- ]([A-Za-z]+)$/.exec(name) ?? /^(.*[a-z\d])([A-Z][a-z]+|[A-Z]+)$/.exec(name) ?? [];
  return whole === '' ? undefined : { name, whole, part };
}
