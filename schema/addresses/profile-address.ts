/** Reads addresses of profiles: which service each is at, and what is wrong with a text that is not one. */
import { SERVICES } from './profile-services.ts';
import type { Service } from './profile-services.ts';
import { startsAsWebAddress, webAddressFault } from './web-address.ts';
import type { FormatFault } from './web-address.ts';

/** A profile at a service. */
export interface Profile {
  /** The name of the service's icon in the set, without "brand-". */
  icon: string;
  /** The name of the service, as it writes itself. */
  service: string;
  url: string;
  /** What the profile is called there; an empty text where the address does not say. */
  handle: string;
}

/** A name at a server of the Fediverse. */
const FEDIVERSE = /^@([\w.-]+)@((?:[a-z0-9-]+\.)+[a-z]{2,})$/i;

/** Reads the address of a profile, or the name of one at a Mastodon server; undefined for every other text. */
export function readProfile(text: string): Profile | undefined {
  const [, name, server] = FEDIVERSE.exec(text) ?? [];
  if (name !== undefined)
    return { icon: 'mastodon', service: 'Mastodon', url: `https://${server!.toLowerCase()}/@${name}`, handle: text };
  if (!/^https:\/\//i.test(text) || webAddressFault(text)) return undefined;
  const url = new URL(text);
  const service = serviceAt(url.hostname);
  if (!service || !isProfile(url, service)) return undefined;
  const [, handle = ''] = /^\/@?([\w.-]+)\/?$/.exec(url.pathname) ?? [];
  const isName = handle !== '' && !service.hasCodes && !handle.endsWith('.php');
  return { icon: service.icon, service: service.name, url: url.href, handle: isName ? `@${handle}` : '' };
}

/** Returns the fault of a text that is not the address of a profile; undefined if it is one. */
export function profileFault(text: string): FormatFault | undefined {
  if (readProfile(text)) return undefined;
  const bare = text.trim().replace(/^(?:https?:)?\/\//i, '');
  const write = `https://${bare}`;
  if (write !== text && readProfile(write)) return { hint: `Write "${write}".`, write };
  const inside = /https?:\/\/[^\s"'<>)]+/i.exec(text)?.[0].replace(/^http:/i, 'https:');
  if (inside !== undefined && inside !== text && readProfile(inside))
    return { hint: `Write the address alone: "${inside}".`, write: inside };
  const fault = startsAsWebAddress(text) ? webAddressFault(text) : undefined;
  if (fault) return fault;
  const url = bare.includes('.') ? URL.parse(write) : null;
  if (!url) return { hint: `Write the whole address of the profile: https://www.instagram.com/${/^@?([\w.-]+)$/.exec(bare)?.[1] ?? 'name'}.` }; // prettier-ignore
  const service = serviceAt(url.hostname);
  if (service) return { hint: `This is the address of ${service.name} itself. Write that of the profile, as the browser shows it there.` }; // prettier-ignore
  const [, name] = /^\/@([\w.-]+)\/?$/.exec(url.pathname) ?? [];
  if (name !== undefined) return { hint: `If ${url.hostname} is a Mastodon server, write "@${name}@${url.hostname}".` };
  return { hint: `${url.hostname} is none of the services that have an icon here. Write other addresses as links: in a text, or in a column of the footer.` }; // prettier-ignore
}

/** Returns whether an address leads to a part of a service, and not to its first page. */
function isProfile({ hostname, pathname, search }: URL, { hasSubdomains }: Service): boolean {
  return (
    pathname.length > 1 || search !== '' || (hasSubdomains && /^(?!www\.)[a-z0-9-]+\.[^.]+\.[^.]+$/.test(hostname))
  );
}

function serviceAt(hostname: string): Service | undefined {
  return SERVICES.find(({ hosts }) => hosts.test(hostname));
}
