/** Defines the text formats that the schema names: what each accepts, and how a message describes it. */
import {
  isHost,
  originFault,
  pathFault,
  siteAddressFault,
  startsAsWebAddress,
  webAddressFault,
} from './addresses/web-address.ts';
import type { FormatFault } from './addresses/web-address.ts';
import { profileFault } from './addresses/profile-address.ts';
import { videoFault } from './addresses/video-address.ts';
import { readDay } from './values/hours/calendar.ts';
import { hoursFault, timesFault } from './values/hours/hours-fault.ts';
import { timeZoneFault } from './values/hours/time-zone.ts';
import { autofillFault } from './values/autofill.ts';
import { focusFault } from './values/focus.ts';
import { languageFault } from './values/language.ts';

/** What the texts of a format are. */
export interface ValueFormat {
  test: (text: string) => boolean;
  /** What the value has to be, for the message. */
  expects: string;
  /** What is wrong with a value that was refused. */
  faultOf?: (text: string) => FormatFault | undefined;
}

const MAIL = /^[^\s@<>":]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/;

const anything: ValueFormat = { test: () => true, expects: 'a text' };

const withFault = (faultOf: (text: string) => FormatFault | undefined, expects: string): ValueFormat => ({
  test: (text) => faultOf(text) === undefined,
  expects,
  faultOf,
});

/** Text formats are resolved later (see manifest/resolve/); the others are checked here. */
export const valueFormats: Record<string, ValueFormat> = {
  text: { test: isOneLine, expects: 'one line of plain text' },
  words: { test: isOneLine, expects: 'one line of plain text' },
  'plain-lines': { ...anything, expects: 'plain text' },
  lines: anything,
  inline: anything,
  prose: anything,
  article: anything,
  link: anything,
  icon: anything,
  file: anything,
  'public-file': anything,
  download: anything,
  backdrop: anything,
  focus: withFault(focusFault, 'a place in the picture, such as top-left or "30% 20%"'),
  place: anything,
  drawing: anything,
  'site-address': withFault(siteAddressFault, 'the address of a site, such as https://www.example.com'),
  origin: withFault(originFault, 'a web address without a path, such as https://www.example.com'),
  address: withFault(webAddressFault, 'a full web address that starts with https://'),
  endpoint: withFault((url) => {
    const [, mailbox] = /^mailto:(.*)$/s.exec(url) ?? [];
    if (mailbox !== undefined) return MAIL.test(mailbox) ? undefined : { hint: 'Write mailto: and one mail address.' };
    if (MAIL.test(url)) return { hint: `Write "mailto:${url}".`, write: `mailto:${url}` };
    if (/^[\w-]+$/.test(url)) return { hint: `Write the whole address that the service gave you, https://…; or "/${url}", if this site has a program there.` }; // prettier-ignore
    return startsAsWebAddress(url) ? webAddressFault(url) : pathFault(url);
  }, 'a path such as /Contact.php, a full web address, or mailto: with a mail address'),
  host: withFault(hostFault, 'the name of a host, such as images.example.com'),
  phone: {
    test: (phone) => /^(?:\+\d(?:[ ()-]*\d){6,14}|\d(?: ?\d){1,5})$/.test(phone),
    expects: 'a phone number with its country code, such as "+123 456 7890", or a short one, such as "112"',
  },
  mail: {
    test: (mail) => MAIL.test(mail),
    expects: 'a mail address, such as help@example.com',
  },
  length: {
    test: (length) => /^(?:\d{1,2}|1[01]\d)(?:\.\d{1,3})?rem$|^1?\d{1,3}px$/.test(length),
    expects: 'a length in rem or px, such as "1.5rem"',
  },
  date: {
    test: (day) => /^\d{4}-\d\d-\d\d$/.test(day) && readDay(day)[0] === day,
    expects: 'a day of the calendar as year-month-day, such as 2026-05-12',
  },
  hours: withFault(hoursFault, 'days and times, such as Mo-Fr 09:00-12:30, 14:00-18:00'),
  times: withFault(timesFault, 'times, such as 09:00-12:30, 14:00-18:00, or closed'),
  profile: withFault(
    profileFault,
    'the address of a profile, such as https://www.instagram.com/name, or a name at a Mastodon server, such as "@name@mastodon.example"',
  ),
  video: withFault(videoFault, 'the address of a video, or a file such as /videos/tour.mp4'),
  autofill: withFault(autofillFault, 'what a browser can fill in, such as name, tel or email'),
  language: withFault(languageFault, 'the code of one language, such as en or pt-BR'),
  'time-zone': withFault(timeZoneFault, 'the name of a time zone, such as Europe/Berlin'),
};

/** Returns what is wrong with the name of a host, such as an address around it. */
function hostFault(text: string): FormatFault | undefined {
  if (isHost(text)) return undefined;
  const { host = '' } = URL.parse(`https://${text.trim().replace(/^(?:https?:)?\/\//i, '')}`) ?? {};
  if (!host.includes('.') || !isHost(host)) return { hint: 'Write the name of the host alone, without https:// and without a path.' }; // prettier-ignore
  return { hint: `Write "${host}": the name of the host alone.`, write: host };
}

function isOneLine(text: string): boolean {
  return text === '' || /^\P{Cc}+$/u.test(text.trim());
}

/** Whether a text has a format, by its name. */
export const formatTests = Object.fromEntries(Object.entries(valueFormats).map(([name, { test }]) => [name, test]));
