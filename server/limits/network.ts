/** Finds the networks of an address, by which limits count, in whatever notation the address is written. */
import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 network: a household or a phone has a /64, an organisation a /48. */
const NARROW = 8;
const WIDE = 6;
/** All unreadable addresses count as one. */
const UNKNOWN = ['unknown'];

/**
 * Returns the networks of an address, the narrowest first: for IPv4 the address itself, for IPv6 its /64 and its /48.
 * Accepts every notation, also with a port or a zone, as some proxies write them.
 */
export function networksOf(address: string): string[] {
  const bytes = bytesOf(address);
  if (!bytes) return UNKNOWN;
  return bytes.length === 4 ? [bytes.join('.')] : [prefixOf(bytes, NARROW), prefixOf(bytes, WIDE)];
}

function bytesOf(address: string): number[] | undefined {
  const [, bracketed, before] = /^\[([^\]]*)\](?::\d+)?$|^([^:]*):\d+$/.exec(address.trim()) ?? [];
  const text = bracketed ?? before ?? address.trim();
  if (!ipaddr.isValid(text)) return undefined;
  const parsed = ipaddr.parse(text);
  const bytes = parsed.toByteArray();
  switch (parsed.range()) {
    case 'ipv4Mapped':
    case 'rfc6145': // translated addresses: ::ffff:0:a.b.c.d and 64:ff9b::a.b.c.d
    case 'rfc6052':
      return bytes.slice(12);
    case '6to4':
      return bytes.slice(2, 6);
    case 'teredo':
      return bytes.slice(12).map((byte) => byte ^ 255);
    default:
      return bytes;
  }
}

function prefixOf(bytes: number[], length: number): string {
  return `${Buffer.from(bytes.slice(0, length)).toString('hex')}/${length * 8}`;
}
