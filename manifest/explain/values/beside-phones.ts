/** Explains a phone number without a country code, by the other numbers of the site. */
import { fieldPointer, parentOf, valueAt } from '../../../schema/values/pointer.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { isRecord } from '../../../schema/values/tree.ts';

const LOCAL = /^\(?\d[\d()./-]*(?: [\d()-][\d()./-]*)*$/;
/** A number of so many digits that begins with the code lacks only its plus sign. */
const WHOLE = 10;

/** Returns what to write, where all numbers with a country code have the same; undefined where they say nothing. */
export function besidePhones(text: string, pointer: Pointer, root: unknown): string | undefined {
  const phones = valueAt(root, parentOf(pointer));
  if (!isRecord(phones) || text.length > 30 || !LOCAL.test(text.trim())) return undefined;
  const codes = Object.entries(phones).flatMap(([name, phone]) =>
    fieldPointer(parentOf(pointer), name) === pointer ? [] : (/^\+\d{1,3}(?=[ -])/.exec(String(phone))?.[0] ?? []),
  );
  const [code, ...others] = new Set(codes);
  if (code === undefined || others.length > 0) return undefined;
  const plain = text.trim().replaceAll(/[()]/g, '').replaceAll(/[./]/g, ' ');
  const isWhole = plain.startsWith(code.slice(1)) && plain.replaceAll(/\D/g, '').length > WHOLE;
  const own = isWhole ? plain.slice(code.length - 1).trim() : plain.replace(/^0(?!0)/, '');
  return `Write it with the code of its country, as the other numbers have it: "${code} ${own}".`;
}
