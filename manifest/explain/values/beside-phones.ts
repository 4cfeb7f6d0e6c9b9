/** Explains a phone number as people of the town dial it, by the other numbers of the site, or by its country. */
import { fieldPointer, parentOf, valueAt } from '../../../schema/values/pointer.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import { callingCode } from '../../words/local/phone.ts';

const LOCAL = /^\(?\d[\d()./-]*(?: [\d()-][\d()./-]*)*$/;
/** A number of so many digits that begins with the code lacks only its plus sign. */
const WHOLE = 10;

/** Returns what to write: with the code that all other numbers have, or that of the site's country; undefined where neither says one. */
export function besidePhones(text: string, pointer: Pointer, root: unknown): string | undefined {
  const phones = valueAt(root, parentOf(pointer));
  if (!isRecord(phones) || text.length > 30 || !LOCAL.test(text.trim())) return undefined;
  const codes = Object.entries(phones).flatMap(([name, phone]) =>
    fieldPointer(parentOf(pointer), name) === pointer ? [] : (/^\+\d{1,3}(?=[ -])/.exec(String(phone))?.[0] ?? []),
  );
  const [same, ...others] = new Set(codes);
  const code = same ?? (isRecord(root) ? callingCode(root) : undefined);
  if (code === undefined || others.length > 0) return undefined;
  const plain = text.trim().replaceAll(/[()]/g, '').replaceAll(/[./]/g, ' ');
  const isWhole = plain.startsWith(code.slice(1)) && plain.replaceAll(/\D/g, '').length > WHOLE;
  const own = isWhole ? plain.slice(code.length - 1).trim() : plain.replace(/^0(?!0)/, '');
  return `Write it with the code of its country${same === undefined ? '' : ', as the other numbers have it'}: "${code} ${own}".`;
}
