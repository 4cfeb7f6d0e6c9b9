/** What each format of the schema accepts, and how to say so. */

interface Format {
  test: (text: string) => boolean;
  /** What the value has to be, for the message. */
  expects: string;
}

const anything: Format = { test: () => true, expects: 'a text' };

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
    test: (phone) => /^(?:\+\d[\d ()-]{5,}|\d{2,6})$/.test(phone),
    expects: 'a phone number with its country code, such as "+91 22 0000 0000", or a short one, such as "112"',
  },
  mail: {
    test: (mail) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(mail),
    expects: 'a mail address, such as help@example.com',
  },
};

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s/]/.test(url) && URL.canParse(url);
}

/** Whether a text has a format, by its name. */
export const tests = Object.fromEntries(Object.entries(formats).map(([name, { test }]) => [name, test]));
