/** Distinguishes hosts of the public internet from those that only this computer or this network has. */
import { BlockList, isIP } from 'node:net';
import { basePathOf } from '../../../schema/addresses/base-path.ts';
import { once } from '../../../schema/values/once.ts';

const LOCAL_NETS = ['0.0.0.0/8', '10.0.0.0/8', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16', '::/127', 'fc00::/7', 'fe80::/10']; // prettier-ignore
/** Made when the first address of numbers is met, which few sites have. */
const localNets = once(() => {
  const nets = new BlockList();
  for (const [net = '', bits] of LOCAL_NETS.map((range) => range.split('/')))
    nets.addSubnet(net, Number(bits), familyOf(net));
  return nets;
});
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa)\.?$/i;
const PUBLIC_NAME = /^(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})\.?$/i;

/** Returns whether only this computer or this network knows a host, as `new URL` gives it. */
export function isLocalHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 ? LOCAL_NAME.test(hostname) : localNets().check(address, familyOf(address));
}

/** Returns whether a host is the computer itself that asks for it. */
export function isOwnComputer(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost\.?|127\..+|0\.0\.0\.0|\[::1?\])$/i.test(hostname);
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** Returns whether a host can be one of the internet: a name with a dot and a known form, or an address. */
export function isPublicHost(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || PUBLIC_NAME.test(hostname);
}

/** Returns the host of a web address; undefined where there is none. */
export function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

/** Returns a pattern for the beginning of full addresses of a site itself, written with "www." or without; undefined where its own is invalid. */
export function ownAddressOf(siteUrl: string): RegExp | undefined {
  const literal = (text: string) => text.replaceAll(/[^\w/-]/g, String.raw`\$&`);
  const host = hostOf(siteUrl)?.replace(/^www\./, '');
  if (host === undefined) return undefined;
  return new RegExp(
    String.raw`^https?://(?:www\.)?${literal(host)}(?::\d+)?${literal(basePathOf(siteUrl))}(?=[/?#]|$)`,
    'i',
  );
}
