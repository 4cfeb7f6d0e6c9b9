/** Finds the field that an unknown name may mean by its value alone, such as a name in another language. */
import { fieldPointer } from '../../../schema/values/pointer.ts';
import { deref } from '../../../schema/schemas.ts';
import { errorsAt } from '../../../schema/validator.ts';
import { entrySchema } from '../schema-at.ts';
import type { MisnamedFields } from './misplaced-fields.ts';

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
