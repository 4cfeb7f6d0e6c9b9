/** Finds the field that an unknown name may mean by its value alone, such as a name in another language. */
import { fieldPointer } from '../../../schema/values/pointer.ts';
import { deref } from '../../../schema/schemas.ts';
import { errorsAt } from '../../../schema/validator.ts';
import { entrySchema } from '../schema-at.ts';
import { endpointAdvice, isServiceAddress } from '../../rules/form-parts/endpoint-advice.ts';
import { recordOf } from '../../../schema/values/tree.ts';
import { similarity } from '../../words/similarity.ts';
import type { SchemaField } from '../schema-at.ts';
import { fieldFinding, quote } from '../wording.ts';
import type { MisnamedFields, OddNames } from './misplaced-fields.ts';

/** Formats that few other texts match. */
const NARROW = new Set(['hours', 'time-zone', 'profile', 'mail', 'site-address', 'video']);

/** Returns the only field that is not written yet, and that takes a value whose form identifies it. */
export function fieldByValue({ root, pointer, value, fields }: MisnamedFields, name: string): string | undefined {
  const fitting = fields.filter((field) => {
    if (Object.hasOwn(value, field.name)) return false;
    const at = deref(field.schema);
    const format = at.node.format ?? entrySchema(at)?.node.format;
    return NARROW.has(format ?? '') && errorsAt(root, fieldPointer(pointer, field.name), value[name]).length === 0;
  });
  return fitting.length === 1 ? fitting[0]!.name : undefined;
}

/** Explains the address of a service in a form, under whatever name: action: https://…. A form has the name of an endpoint. */
export function asEndpoint(
  name: string,
  _free: SchemaField[],
  { root, value, pointer, fields }: MisnamedFields,
): OddNames | undefined {
  const address = String(value[name]);
  const field = fields.find((one) => one.name === 'endpoint' && similarity(name, one.name, one.synonyms));
  if (!field || !isServiceAddress(address)) return undefined;
  if (Object.hasOwn(value, 'endpoint')) {
    const hint = 'Keep "endpoint", and write the address as "url" of that endpoint, at the top of the file.';
    return { names: [name], gives: [], finding: fieldFinding(pointer, name, { hint }) };
  }
  const { fix, ...advice } = endpointAdvice(address, recordOf(root, 'endpoints'));
  const [own = ''] = advice.suggestions ?? [];
  const finding = fieldFinding(pointer, name, {
    code: 'misspelt-field',
    message: `There is no field ${quote(name)} here, and "endpoint" is missing.`,
    expected: 'endpoint',
    ...(fix
      ? { hint: `Write ${quote(`endpoint: ${own}`)}, the name of that endpoint.`, fix: { fields: [['endpoint', own]] } }
      : advice),
  });
  return { names: [name], gives: ['endpoint'], finding };
}
