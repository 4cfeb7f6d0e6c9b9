/** Reads the address of a site that shares its host with others, such as https://people.example/garden. */
import { startsAsWebAddress } from './web-address.ts';

/** Returns the path below which a site is, without a slash at its end; empty where the site has the whole host. */
export function basePathOf(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/$/, '');
}

/** Returns the absolute address of a path of a site; returns an absolute address as it is. */
export function wholeAddress(address: string, siteUrl: string): string {
  return startsAsWebAddress(address) ? address : siteUrl + address;
}

/** Returns the absolute address of a link as browsers write it, in ASCII: for readers that are not browsers. */
export function asciiAddress(to: string, siteUrl: string): string {
  return new URL(to.startsWith('/') ? siteUrl + to : to).href;
}
