/** Infers the intended value of a text that does not have the format of its field. */
import { valueFormats } from '../../../schema/formats.ts';
import { AUTOFILL, intendedAutofill } from '../../../schema/values/autofill.ts';
import { startsAsWebAddress, webAddressFault } from '../../../schema/addresses/web-address.ts';
import { readDay } from '../../../schema/values/hours/calendar.ts';
import { intendedAddress } from '../../resolve/links/intended-address.ts';
import { certainWord, nearest } from '../../words/suggest.ts';
import { whyNoDay } from '../../text/notation/dates.ts';

/** Values to write instead, the likeliest first. */
export interface Intended {
  /** The reason why the text is wrong, as a sentence. */
  why?: string;
  suggestions: string[];
  /** No other value is possible. */
  isCertain: boolean;
}

const readers: Record<string, (text: string) => Intended> = {
  address: readAddress,
  phone: readPhone,
  mail: readMail,
  date: readDate,
  length: readLength,
  autofill: readAutofill,
};

/** Returns the intended value of a text of some format; undefined for formats of which nothing can be inferred. */
export function intendedValue(format: string, text: string): Intended | undefined {
  return readers[format]?.(text);
}

/** Reads a phone number with letters for digits, with dots, with 00 for the plus sign, or with words after it. */
function readPhone(text: string): Intended {
  const bare = text.trim().replace(/^tel:/i, '');
  const digits = bare.replaceAll(/(?<=[\doO()+ -])[oO](?=[\doO ()-]|$)/g, '0').replaceAll(/(?<=\d)[lI](?=\d|$)/g, '1');
  const [, written = ''] = /^((?:\+|00)[\d ()./\u2010-\u2013-]{5,40}\d)(?=$|[^\d])/.exec(digits) ?? [];
  const plus = written.replace(/^00(?=[1-9])/, '+');
  const number = plus.replaceAll(/[./\u2010-\u2013]/g, ' ').trim();
  // Words after the number may belong into another field.
  const isCertain = digits.length - written.length <= 1;
  return { suggestions: valueFormats['phone']!.test(number) ? [number] : [], isCertain };
}

function readDate(text: string): Intended {
  const suggestions = readDay(text);
  const why = whyNoDay(text);
  return why === undefined
    ? { suggestions, isCertain: suggestions.length === 1 }
    : { suggestions, isCertain: false, why };
}

function readAutofill(text: string): Intended {
  const only = intendedAutofill(text) ?? certainWord(text, AUTOFILL);
  return { suggestions: only === undefined ? nearest(text, AUTOFILL) : [only], isCertain: only !== undefined };
}

/** Reads a length with a space or a comma in it; of a number alone nobody knows whether it is in rem or px. */
function readLength(text: string): Intended {
  const [, number = '', unit = ''] = /^(\d{1,4}(?:[.,]\d{1,3})?) ?(px|r?em)?\.?$/i.exec(text.trim()) ?? [];
  const units = unit === '' ? ['rem', 'px'] : [unit.toLowerCase().replace(/^em$/, 'rem')];
  const lengths = number === '' ? [] : units.map((one) => number.replace(',', '.') + one);
  return {
    suggestions: lengths.filter((one) => valueFormats['length']!.test(one)),
    isCertain: unit !== '' && !/^em/i.test(unit),
  };
}

function readAddress(text: string): Intended {
  const address = intendedAddress(text)?.to ?? '';
  const isComplete = startsAsWebAddress(address) && webAddressFault(address) === undefined;
  return { suggestions: isComplete ? [address] : [], isCertain: true };
}

/** Two addresses with a sign, a short word or a space between them. */
const TWO_MAILS = /[^\s@,;/|&+]@[^\s@,;/|&]+\.\p{L}{2,}>?(?:\s*[,;/|&+、，；]\s*|\s+(?:\p{L}{1,4}\s+)?)\S*[^\s@]@/u;

function readMail(text: string): Intended {
  if (TWO_MAILS.test(text)) return { why: 'Write one address: these are several.', suggestions: [], isCertain: false };
  const plain = text.trim().replace(/ ?[([{<]at[)\]}>] ?/i, '@');
  const dotted = plain.replaceAll(/ ?[([{<]dot[)\]}>] ?/gi, '.');
  const bare = dotted.replaceAll(/[<>\s]/g, '').replaceAll(',', '.');
  const address = intendedAddress(bare)?.to ?? '';
  const suggestions = address.startsWith('mailto:') ? [address.slice('mailto:'.length)] : [];
  return { suggestions, isCertain: !/\s/.test(text.trim().replaceAll(/\s*([@.])\s*/g, '$1')) };
}
