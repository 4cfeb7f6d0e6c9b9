/** Finds what an unknown field means elsewhere: at the top of the file, in a part of it, as a block, or as the schema says by "x-elsewhere". */
import { errorsAt } from '../../../schema/validator.ts';
import { fieldPointer, valueAt } from '../../../schema/values/pointer.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import { EXACT_DISTANCE, isNear, similarity } from '../../words/similarity.ts';
import { fitsSchema } from '../values/fits-schema.ts';
import { commonWords, schemaFields, adviceForForeignName, schemaAt } from '../schema-at.ts';
import { fieldFinding, quote } from '../wording.ts';
import { explainMisplaced } from './misplaced-fields.ts';
import type { MisnamedFields, OddNames } from './misplaced-fields.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { blockSchemas, deref, readSchema, siteSchemaUrl } from '../../../schema/schemas.ts';
import { once } from '../../../schema/values/once.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { synonymsOfType } from '../type-words.ts';

const siteFields = once(() => schemaFields({ node: readSchema(siteSchemaUrl), base: siteSchemaUrl }));

/** Where a block is, of what is in one. */
const BLOCK = /^.*?\/blocks\/\d+|^\/shared\/[^/]+/;

/** Returns what a name means elsewhere; undefined for words that many objects have fields for. */
export function findElsewhere(
  name: string,
  object: Pointer,
  root: unknown,
): { name: string; hint: string } | undefined {
  if (object === '') {
    const owner = siteFields().find(({ schema }) => Object.hasOwn(deref(schema).node.properties ?? {}, name));
    if (owner) return { name: owner.name, hint: `It is a field of ${quote(owner.name)}. ` };
  }
  if (commonWords().has(name)) return undefined;
  const isMeant = (own: string, synonyms: string[]) => {
    const similar = similarity(name, own, synonyms);
    return similar !== undefined && !similar.isAmbiguous && similar.distance < EXACT_DISTANCE;
  };
  const field = siteFields().find((one) => isMeant(one.name, one.synonyms));
  if (field) return { name: field.name, hint: `${quote(field.name)} is written once, at the top of the file. ` };
  const [block] = BLOCK.exec(object) ?? [];
  const around = block === undefined ? undefined : (valueAt(root, block) as Tree | undefined)?.['type'];
  const types = [...blockSchemas()].filter(([own]) => own !== around);
  const type = types.find(([own, { node }]) => isMeant(own, synonymsOfType(node)))?.[0];
  return type === undefined ? undefined : { name: type, hint: `There is a block of the type ${quote(type)} for it. ` };
}

/** Says how a page is kept back, where a field of another program would do so. */
export function draftHint(name: string, pointer: Pointer): string {
  const isDraft =
    /^\/routes\/\d+$/.test(pointer) &&
    /^(?:is)?_?(?:draft|published|unpublished|hidden|unlisted|visible|status)$/i.test(name);
  return isDraft
    ? 'Write "draft: true" to hold the page back, or "publish: 2026-12-01" until a day; without them it is published. '
    : '';
}

/** The path of a field within the same object, such as messages.success. */
const PATH = /^[\w-]+(?:\.[\w-]+)+$/;

/** Finds the names of which the schema says what to do with them; names of one advice have one finding. */
export function findWrittenElsewhere(object: MisnamedFields): OddNames[] {
  const schema = schemaAt(object.root, object.pointer);
  const found = object.unknown.flatMap((name) => {
    const say = adviceForForeignName(name, schema);
    return say === undefined || isMissingField(name, object) ? [] : [{ name, say }];
  });
  const groups = Map.groupBy(found, ({ say }) => (PATH.test(say) ? say.slice(0, say.indexOf('.')) : say));
  return [...groups].map(([, same]) => explain(same, object));
}

/** Returns whether a name is another word for a missing field that takes its value. */
function isMissingField(name: string, { fields, missing, pointer, root, value }: MisnamedFields): boolean {
  return fields.some(
    (field) =>
      missing.includes(field.name) &&
      isNear(name, field, EXACT_DISTANCE) &&
      fitsSchema(root, fieldPointer(pointer, field.name), value[name]) !== 'no',
  );
}

function explain(found: { name: string; say: string }[], object: MisnamedFields): OddNames {
  const { pointer, root } = object;
  const names = found.map(({ name }) => name);
  const [{ name, say }] = found as [(typeof found)[number]];
  const message = `There is no field ${names.map(quote).join(' or ')} here.`;
  // Where nothing else is written, the rest of the object is missing with it.
  const gives = Object.keys(object.value).every((one) => object.unknown.includes(one)) ? object.missing : [];
  if (!PATH.test(say)) {
    // Who wrote one name may have taken it for the one field that is missing.
    const missing = object.unknown.length + object.missing.length === 2 ? object.missing[0] : undefined;
    if (missing !== undefined && missing !== 'type')
      return { names, gives: [missing], finding: fieldFinding(pointer, name, { message: `There is no field ${quote(name)} here, and ${quote(missing)} is missing.`, hint: `${say} And add a line ${quote(`${missing}: …`)}.` }) }; // prettier-ignore
    return { names, gives, finding: fieldFinding(pointer, name, { message, hint: say }) };
  }
  const [part = ''] = say.split('.');
  const isThere = object.value[part] !== undefined;
  const moves = found.map((one) => ({
    from: fieldPointer(pointer, one.name),
    to: one.say.split('.').reduce<Pointer>((at, step) => fieldPointer(at, step), pointer),
  }));
  const fits = (!isThere || isRecord(object.value[part])) && moves.every(({ from, to }) => valueAt(root, to) === undefined && errorsAt(root, to, valueAt(root, from)).length === 0); // prettier-ignore
  const isSameName = found.every((one) => one.say === `${part}.${one.name}`);
  if (isThere && fits && isSameName)
    return { names, gives: [], finding: explainMisplaced(names, fieldPointer(pointer, part), object) };
  const lines = found.map((one) => quote(`${one.say.slice(part.length + 1)}: …`)).join(' and ');
  const finding = fieldFinding(pointer, name, {
    message,
    hint: isThere ? `Write ${lines} in ${quote(part)}.` : `Write "${part}:", and below it, further in, ${lines}.`,
    expected: found.map((one) => one.say).join(', '),
    found: names.join(', '),
    suggestions: [part],
    ...(fits ? { fix: { moves } } : {}),
  });
  return { names, gives: [part], finding };
}
