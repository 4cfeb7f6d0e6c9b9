/** Works out which value an author intended where a text does not have the format that its field asks for. */
import { startsAsWebAddress, webAddressFault } from '../../../schema/addresses/web-address.ts';
import { readDay } from '../../../schema/values/calendar.ts';
import { intendedAddress } from '../../resolve/links/intended-address.ts';
import { whyNoDay } from '../../text/notation/dates.ts';

/** Values to write instead, the likeliest first; certain where no other is possible. */
export interface Intended {
  /** What is wrong with it, as a sentence. */
  why?: string;
  suggestions: string[];
  isSure: boolean;
}

const readers: Record<string, (text: string) => Intended> = {
  address: addressesMeant,
  phone: phonesMeant,
  mail: mailsMeant,
  date: daysMeant,
};

/** Returns what a text of a format was intended to be; undefined for formats of which nothing can be inferred. */
export function intendedValue(format: string, text: string): Intended | undefined {
  return readers[format]?.(text);
}

/** The one number that is written with letters for digits, points, 00 for the plus sign, or words behind it. */
function phonesMeant(text: string): Intended {
  const bare = text.trim().replace(/^tel:/i, '');
  const digits = bare.replaceAll(/(?<=[\doO()+ -])[oO](?=[\doO ()-]|$)/g, '0').replaceAll(/(?<=\d)[lI](?=\d|$)/g, '1');
  const [, number = ''] = /^((?:\+|00)[\d ()./\u2010-\u2013-]{5,40}\d)(?=$|[^\d])/.exec(digits) ?? [];
  const meant = number
    .replace(/^00/, '+')
    .replaceAll(/[./\u2010-\u2013]/g, ' ')
    .trim();
  // Words behind the number may be worth another place.
  const isCertain = digits.length - number.length <= 1;
  return { suggestions: /^\+\d[\d ()-]{5,}$/.test(meant) ? [meant] : [], isSure: isCertain };
}

function daysMeant(text: string): Intended {
  const suggestions = readDay(text);
  const why = whyNoDay(text);
  return why === undefined ? { suggestions, isSure: suggestions.length === 1 } : { suggestions, isSure: false, why };
}

function addressesMeant(text: string): Intended {
  const meant = intendedAddress(text)?.to ?? '';
  const isWhole = startsAsWebAddress(meant) && webAddressFault(meant) === undefined;
  return { suggestions: isWhole ? [meant] : [], isSure: true };
}

function mailsMeant(text: string): Intended {
  const bare = text.trim().replace(/ ?[([{<]at[)\]}>] ?/i, '@').replaceAll(/ ?[([{<]dot[)\]}>] ?/gi, '.').replaceAll(/[<>\s]/g, '').replaceAll(',', '.'); // prettier-ignore
  const meant = intendedAddress(bare)?.to ?? '';
  const suggestions = meant.startsWith('mailto:') ? [meant.slice('mailto:'.length)] : [];
  return { suggestions, isSure: !/\s/.test(text.trim()) };
}
