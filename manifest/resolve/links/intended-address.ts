/** Finds the address that something invalid is intended to be: htps://…, www.…, a mail address, a link of Markdown. */
import { distance } from 'fastest-levenshtein';
import { telAddress } from '../../../schema/values/countries/tel-address.ts';
import { hostOf, isPublicHost } from './hosts.ts';

/** An address to write instead; sure where nobody could want another. */
export interface IntendedAddress {
  to: string;
  isCertain: boolean;
}

const MAILBOX = /^[\w.+-]{1,64}@([\w-]{1,63}\.)+[a-z]{2,63}$/i;
/** Endings of names of hosts that are no endings of files. */
const HOST =
  /^(?:[\w-]{1,63}\.)+(?:com|org|net|edu|gov|info|biz|io|app|dev|in|uk|us|eu|de|fr|es|it|nl|ch|at|be|au|nz|ca|jp|sg|ae|me|example)(?=[/?#:]|$)/i;

/** Schemes that no link may have: what surrounds one of them is not all that is wrong. */
const REFUSED = /^(?!https?:|mailto:|tel:)[a-z][a-z\d+.-]*:/i;

/** Reads an address that the grammar refuses; undefined where nothing is known of what is intended. */
export function intendedAddress(written: string): IntendedAddress | undefined {
  const bare = unwrapped(written);
  if (bare !== written) {
    const to = intendedAddress(bare)?.to ?? bare;
    return REFUSED.test(to) ? undefined : { to, isCertain: true };
  }
  return intendedMail(written) ?? intendedPhone(written) ?? intendedWebAddress(written);
}

/** Returns the address inside of brackets, quotes or a link of Markdown. */
function unwrapped(written: string): string {
  const trimmed = written.trim();
  const [, inLink] = /^!?\[[^\]]{0,300}\] ?\( ?([^()\s]{1,2000}) ?\)$/.exec(trimmed) ?? [];
  const [, inside] = /^(?:<([^<>]{1,2000})>|\(([^()]{1,2000})\)|"([^"]{1,2000})"|'([^']{1,2000})')$/.exec(trimmed)?.filter((part) => part !== undefined) ?? []; // prettier-ignore
  return inLink ?? inside?.trim() ?? trimmed;
}

function intendedMail(written: string): IntendedAddress | undefined {
  const [, scheme = '', box = ''] = /^(?:([a-z-]{3,8})(?:[:;]\/{0,2}|\/\/) ?)?([^\s/:;]{1,200})$/i.exec(written) ?? [];
  const isNear = scheme === '' || /^e?-?mail$/i.test(scheme) || distance(scheme.toLowerCase(), 'mailto') <= 2;
  return isNear && MAILBOX.test(box) ? { to: `mailto:${box}`, isCertain: true } : undefined;
}

function intendedPhone(written: string): IntendedAddress | undefined {
  const [, scheme, number = ''] = /^(?:(tel|phone|telephone|call|mobile|tell?)(?:[:;]\/{0,2}|\/\/| ) ?)?(\+?[\d ().\u2010-\u2013-]{3,40})$/i.exec(written) ?? []; // prettier-ignore
  const digits = number.replaceAll(/[^+\d]/g, '');
  const isNumber = scheme === undefined ? /^\+\d{7,15}$|^\d{10,13}$/.test(digits) : /^\+?\d{3,15}$/.test(digits);
  return isNumber ? { to: telAddress(number.trim()), isCertain: true } : undefined;
}

function intendedWebAddress(written: string): IntendedAddress | undefined {
  const [, scheme = '', between = '', tail = ''] =
    /^([a-z]{2,8})([:;.,]{0,2}[/\\]{0,4})(.{1,2000})$/i.exec(written) ?? [];
  const name = scheme.toLowerCase();
  const isNear = /^[ht]/.test(name) && Math.min(distance(name, 'https'), distance(name, 'http')) <= 2;
  const isMarked = /[:;.,]|[/\\]{2}/.test(between) || (/^https?$/.test(name) && between !== '');
  if (isNear && isMarked) {
    const to = `${name === 'http' ? 'http' : 'https'}://${tail.replaceAll('\\', '/')}`;
    return isPublic(to) ? { to, isCertain: true } : undefined;
  }
  if (/^www\.[^\s/]/i.test(written))
    return isPublic(`https://${written}`) ? { to: `https://${written}`, isCertain: true } : undefined;
  const [, dotless = ''] = /^\/\/(.+)$/.exec(written) ?? [];
  const host = dotless || written;
  return HOST.test(host) && isPublic(`https://${host}`) ? { to: `https://${host}`, isCertain: false } : undefined;
}

function isPublic(address: string): boolean {
  return !/\s/.test(address) && isPublicHost(hostOf(address) ?? '');
}
