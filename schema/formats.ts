/** What each format of the schema accepts, and how to say so. */
import { isHost, originFault, pathFault, startsAsWebAddress, webAddressFault } from './web-address.ts';
import type { AddressFault } from './web-address.ts';

interface Format {
  test: (text: string) => boolean;
  /** What the value has to be, for the message. */
  expects: string;
  /** What is wrong with a value that was refused. */
  faultOf?: (text: string) => AddressFault | undefined;
}

const anything: Format = { test: () => true, expects: 'a text' };

const ofAddress = (faultOf: (text: string) => AddressFault | undefined, expects: string): Format => ({
  test: (text) => faultOf(text) === undefined,
  expects,
  faultOf,
});

/** Text formats are resolved later (see resolve.ts); the others are checked here. */
export const formats: Record<string, Format> = {
  text: { test: (text) => text === '' || /^\P{Cc}+$/u.test(text.trim()), expects: 'one line of plain text' },
  inline: anything,
  prose: anything,
  article: anything,
  link: anything,
  icon: anything,
  file: anything,
  place: anything,
  origin: ofAddress(originFault, 'a web address without a path, such as https://www.example.com'),
  address: ofAddress(webAddressFault, 'a full web address that starts with https://'),
  endpoint: ofAddress(
    (url) => (startsAsWebAddress(url) ? webAddressFault(url) : pathFault(url)),
    'a path such as /Contact.php, or a full web address',
  ),
  host: { test: isHost, expects: 'the name of a host, such as images.example.com' },
  phone: {
    test: (phone) => /^\+\d[\d ()-]{5,}$/.test(phone),
    expects: 'a phone number with its country code, such as "+91 22 0000 0000"',
  },
  mail: {
    test: (mail) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(mail),
    expects: 'a mail address, such as help@example.com',
  },
};

/** Whether a text has a format, by its name. */
export const tests = Object.fromEntries(Object.entries(formats).map(([name, { test }]) => [name, test]));
