/** Finds the addresses by which other devices of the local network reach this machine. */
import { BlockList } from 'node:net';
import { networkInterfaces } from 'node:os';

/** The ranges that no router forwards: private networks (RFC 1918), link-local addresses (RFC 3927) and the loopback. */
const LOCAL_RANGES = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['127.0.0.0', 8],
] as const) {
  LOCAL_RANGES.addSubnet(network, prefix);
}

/** Returns whether an address belongs to a local network. Accepts IPv4-mapped IPv6 addresses. */
export function isLocalAddress(address: string | undefined): boolean {
  return address !== undefined && LOCAL_RANGES.check(address.replace(/^::ffff:/, ''));
}

/** Returns the IPv4 addresses that this machine has in local networks, without its loopback. */
export function localAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((ones = []) =>
    ones.flatMap(({ address, family, internal }) =>
      family === 'IPv4' && !internal && isLocalAddress(address) ? [address] : [],
    ),
  );
}
