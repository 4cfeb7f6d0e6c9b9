/** What each format of the schema accepts, and how to say so. */

import { readDay } from './days.ts';

interface Format {
  test: (text: string) => boolean;
  /** What the value has to be, for the message. */
  expects: string;
  /** What a value that does not fit may have been meant to be, the likeliest first. */
  meant?: (text: string) => string[];
}

const anything: Format = { test: () => true, expects: 'a text' };

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
  origin: {
    test: (url) => isWebAddress(url) && !url.endsWith('/') && new URL(url).pathname === '/',
    expects: 'a web address without a path, such as https://www.example.com',
  },
  address: { test: isWebAddress, expects: 'a full web address that starts with https://' },
  endpoint: {
    test: (url) => /^\/(?!\/)\S*$/.test(url) || isWebAddress(url),
    expects: 'a path such as /Contact.php, or a full web address',
  },
  phone: {
    test: (phone) => /^\+\d[\d ()-]{5,}$/.test(phone),
    expects: 'a phone number with its country code, such as "+91 22 0000 0000"',
  },
  mail: {
    test: (mail) => /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/.test(mail),
    expects: 'a mail address, such as help@example.com',
  },
  date: {
    test: (day) => /^\d{4}-\d\d-\d\d$/.test(day) && readDay(day).length > 0,
    expects: 'a day of the calendar as year-month-day, such as 2026-05-12',
    meant: readDay,
  },
};

function isOneLine(text: string): boolean {
  return text === '' || /^\P{Cc}+$/u.test(text.trim());
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s/]/.test(url) && URL.canParse(url);
}

/** Whether a text has a format, by its name. */
export const tests = Object.fromEntries(Object.entries(formats).map(([name, { test }]) => [name, test]));
