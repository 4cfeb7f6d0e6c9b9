/** Finds faults of web, mail and phone addresses: spaces, doubled schemes, malformed mailboxes, hosts out of reach. */
import type { Finding } from '../../problems/problem.ts';
import { correction } from '../../words/suggest.ts';
import { intendedAddress } from './intended-address.ts';
import { hostOf, isLocalHost, isOwnComputer, isPublicHost } from './hosts.ts';

/** What to say of an address, and the address that is intended, if that is known. */
export type AddressFault = Pick<Finding, 'message' | 'hint' | 'suggestions' | 'fix'>;

/** Checks an address that starts with https:, http:, mailto: or tel:. `ownHost` is that of the site itself. */
export function addressFault(to: string, ownHost: string | undefined): AddressFault | undefined {
  if (/^mailto:/i.test(to)) return mailFault(to);
  if (/^tel:/i.test(to)) return phoneFault(to);
  const trimmed = to.trim();
  if (/\s/.test(trimmed))
    return {
      message: `An address holds no spaces: "${to}".`,
      ...correction(trimmed.replaceAll(/\s+/g, '%20'), { isCertain: false }),
    };
  const [, inner] = /^https?:\/\/(https?:\/{0,2}.{1,2000})$/i.exec(to) ?? [];
  if (inner !== undefined) {
    const once = inner.replace(/^(https?:?)\/*/i, (_, scheme: string) => `${scheme.replace(':', '')}://`);
    return { message: `"${to}" starts twice.`, ...correction(once) };
  }
  const host = hostOf(to);
  if (host === undefined || host === ownHost) return undefined; // what is not an address at all is reported elsewhere
  if (isLocalHost(host))
    return {
      message: `"${to}" leads to ${isOwnComputer(host) ? 'your own computer, which visitors cannot reach' : 'a network that visitors are not in'}: "${host}" is not on the internet.`,
      hint: 'Write the public address; a page of this site is just its path, such as /about.',
    };
  if (isPublicHost(host)) return undefined;
  return {
    message: `"${host}" is not the name of a host on the internet.`,
    hint: 'Write it with its ending, such as www.example.com; a page of this site is just its path.',
  };
}

function mailFault(to: string): AddressFault | undefined {
  const [boxes = ''] = to.slice('mailto:'.length).split('?', 1);
  const wrong = boxes
    .split(',')
    .find((box) => !/^[^\s@<>"/]{1,64}@[^\s@<>"]{1,255}$/.test(box) || !isPublicHost(box.slice(box.indexOf('@') + 1)));
  if (wrong === undefined) return undefined;
  const intended = intendedAddress(to);
  if (intended) return { message: `"${wrong}" is not a mail address.`, ...correction(intended.to, intended) };
  return {
    message: wrong === '' ? `"${to}" names no mailbox.` : `"${wrong}" is not a whole mail address.`,
    hint: 'A mail address ends in a host with a dot: mailto:help@example.com. The site’s own is ${mail}.',
  };
}

function phoneFault(to: string): AddressFault | undefined {
  const number = to.slice('tel:'.length);
  const digits = number.replaceAll(/\D/g, '').length;
  if (digits >= 2 && digits <= 15) return undefined;
  return {
    message: `Nobody can dial "${number}".`,
    hint: 'Write the digits with the country code, such as tel:+912212345678, or a reference such as ${phones.name}.',
  };
}
