/** What each format of the schema accepts, and how to say so. */
import { isHost, originFault, pathFault, startsAsWebAddress, webAddressFault } from './web-address.ts';
import type { AddressFault } from './web-address.ts';

import { readDay } from './days.ts';
import { whyNoDay } from './notation/dates.ts';
import { addressMeant } from './link-targets/meant.ts';

interface Format {
  test: (text: string) => boolean;
  /** What the value has to be, for the message. */
  expects: string;
  /** What a value that does not fit may have been meant to be, the likeliest first; sure where it can be nothing else. */
  meant?: (text: string) => Meant;
  /** What is wrong with a value that was refused. */
  faultOf?: (text: string) => AddressFault | undefined;
}

export interface Meant {
  /** What is wrong with it, as a sentence. */
  why?: string;
  suggestions: string[];
  isSure: boolean;
}

const anything: Format = { test: () => true, expects: 'a text' };

const ofAddress = (faultOf: (text: string) => AddressFault | undefined, expects: string): Format => ({
  test: (text) => faultOf(text) === undefined,
  expects,
  faultOf,
});

/** Text formats are resolved later (see resolve.ts); the others are checked here. */
export const formats: Record<string, Format> = {
  text: { test: isOneLine, expects: 'one line of plain text' },
  words: { test: isOneLine, expects: 'one line of plain text' },
  inline: anything,
  prose: anything,
  article: anything,
  link: anything,
  icon: anything,
  file: anything,
  place: anything,
  origin: ofAddress(originFault, 'a web address without a path, such as https://www.example.com'),
  address: {
    ...ofAddress(webAddressFault, 'a full web address that starts with https://'),
    meant: addressesMeant,
  },
  endpoint: ofAddress(
    (url) => (startsAsWebAddress(url) ? webAddressFault(url) : pathFault(url)),
    'a path such as /Contact.php, or a full web address',
  ),
  host: ofAddress(hostFault, 'the name of a host, such as images.example.com'),
  phone: {
    test: (phone) => /^(?:\+\d[\d ()-]{5,}|\d{2,6})$/.test(phone),
    expects: 'a phone number with its country code, such as "+91 22 0000 0000", or a short one, such as "112"',
    meant: phonesMeant,
  },
  mail: {
    test: (mail) => /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/.test(mail),
    expects: 'a mail address, such as help@example.com',
    meant: mailsMeant,
  },
  date: {
    test: (day) => /^\d{4}-\d\d-\d\d$/.test(day) && readDay(day)[0] === day,
    expects: 'a day of the calendar as year-month-day, such as 2026-05-12',
    meant: daysMeant,
  },
};

/** The one number that is written with letters for digits, points, 00 for the plus sign, or words behind it. */
function phonesMeant(text: string): Meant {
  const bare = text.trim().replace(/^tel:/i, '');
  const digits = bare.replaceAll(/(?<=[\doO()+ -])[oO](?=[\doO ()-]|$)/g, '0').replaceAll(/(?<=\d)[lI](?=\d|$)/g, '1');
  const [, number = ''] = /^((?:\+|00)[\d ()./\u2010-\u2013-]{5,40}\d)(?=$|[^\d])/.exec(digits) ?? [];
  const meant = number
    .replace(/^00/, '+')
    .replaceAll(/[./\u2010-\u2013]/g, ' ')
    .trim();
  // Words behind the number may be worth another place.
  const isSure = digits.length - number.length <= 1;
  return { suggestions: /^\+\d[\d ()-]{5,}$/.test(meant) ? [meant] : [], isSure };
}

function daysMeant(text: string): Meant {
  const suggestions = readDay(text);
  const why = whyNoDay(text);
  return why === undefined ? { suggestions, isSure: suggestions.length === 1 } : { suggestions, isSure: false, why };
}

function addressesMeant(text: string): Meant {
  const meant = addressMeant(text)?.to ?? '';
  const isWhole = startsAsWebAddress(meant) && webAddressFault(meant) === undefined;
  return { suggestions: isWhole ? [meant] : [], isSure: true };
}

/** What is too much around the name of a host: nothing else of an address can stand where a host is named. */
function hostFault(text: string): AddressFault | undefined {
  if (isHost(text)) return undefined;
  const { host = '' } = URL.parse(`https://${text.trim().replace(/^(?:https?:)?\/\//i, '')}`) ?? {};
  if (!host.includes('.') || !isHost(host)) return { hint: 'Write the name of the host alone, without https:// and without a path.' }; // prettier-ignore
  return { hint: `Write "${host}": the name of the host alone.`, write: host };
}

function mailsMeant(text: string): Meant {
  const bare = text.trim().replace(/ ?[([{<]at[)\]}>] ?/i, '@').replaceAll(/ ?[([{<]dot[)\]}>] ?/gi, '.').replaceAll(/[<>\s]/g, '').replaceAll(',', '.'); // prettier-ignore
  const meant = addressMeant(bare)?.to ?? '';
  const suggestions = meant.startsWith('mailto:') ? [meant.slice('mailto:'.length)] : [];
  return { suggestions, isSure: !/\s/.test(text.trim()) };
}

function isOneLine(text: string): boolean {
  return text === '' || /^\P{Cc}+$/u.test(text.trim());
}

/** Whether a text has a format, by its name. */
export const tests = Object.fromEntries(Object.entries(formats).map(([name, { test }]) => [name, test]));
