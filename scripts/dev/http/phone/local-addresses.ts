/** Finds the addresses of this machine by which others of its network reach it. */
import { BlockList } from 'node:net';
import { networkInterfaces } from 'node:os';

/** The addresses that no router passes on: RFC 1918, RFC 3927, and this machine itself. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['127.0.0.0', 8],
] as const)
  // prettier-ignore
  PRIVATE.addSubnet(network, prefix);

/** Returns whether an address belongs to a local network. One of version 4 may be written as one of version 6. */
export function isLocalAddress(address: string | undefined): boolean {
  return address !== undefined && PRIVATE.check(address.replace(/^::ffff:/, ''));
}

/** Returns the addresses of version 4 that this machine has in local networks, without its own loopback. */
export function localAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((ones = []) =>
    ones.flatMap(({ address, family, internal }) =>
      family === 'IPv4' && !internal && isLocalAddress(address) ? [address] : [],
    ),
  );
}
