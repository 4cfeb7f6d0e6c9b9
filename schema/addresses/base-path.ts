/** Reads the address of a site that shares its host with others, such as https://people.example/garden. */
import { startsAsWebAddress } from './web-address.ts';

/** Returns the path below which a site is, without a slash at its end; empty where the site has the whole host. */
export function basePathOf(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/$/, '');
}

/** Returns the whole address of a path of a site, or of an address that is whole already. */
export function wholeAddress(address: string, siteUrl: string): string {
  return startsAsWebAddress(address) ? address : siteUrl + address;
}

/** Returns the address of a link for use outside the site, in ASCII. */
export function absoluteAddress(to: string, siteUrl: string): string {
  return new URL(to.startsWith('/') ? siteUrl + to : to).href;
}
