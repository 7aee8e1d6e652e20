import { isIPv4, isIPv6 } from 'node:net';

interface Prefixes {
  readonly v4: number;
  readonly v6: number;
}

/**
 * Stored part of an address: enough to detect many visits from one network, too little to identify a person
 * (decisions).
 */
export const STORED_PREFIXES: Prefixes = { v4: 24, v6: 48 };

/** Providers assign whole /64 networks, so one client is a /64 network or one IPv4 address. */
const CLIENT_PREFIXES: Prefixes = { v4: 32, v6: 64 };

export const clientAt = (address: string): string => networkOf(address, CLIENT_PREFIXES) ?? address;

/**
 * Returns the client address of a request that passed through this many trusted proxies.
 * @param connected address of the peer of the connection
 * @param forwardedFor X-Forwarded-For header, to which each proxy appends the address of its peer
 */
export function forwardedAddress(
  connected: string,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  if (proxies === 0 || forwardedFor === undefined) return connected;
  const seen = forwardedFor.split(',').map((address) => address.trim());
  return seen.at(-Math.min(proxies, seen.length)) || connected;
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the network of an address, such as `203.0.113.0` or `2001:db8:85a3::`, or undefined for an invalid one.
 * IPv4-mapped IPv6 addresses count as IPv4.
 */
export function networkOf(address: string, prefixes: Prefixes): string | undefined {
  const plain = MAPPED.exec(address)?.[1] ?? address.split('%', 1)[0]!;
  if (isIPv4(plain)) return networkV4(plain, prefixes.v4);
  return isIPv6(plain) ? networkV6(plain, prefixes.v6) : undefined;
}

function networkV4(address: string, bits: number): string {
  return address
    .split('.')
    .map((part, index) => (index * 8 < bits ? part : '0'))
    .join('.');
}

function networkV6(address: string, bits: number): string {
  const [head, tail] = address.split('::') as [string, string?];
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(gap).fill('0'), ...back];
  return `${groups
    .slice(0, bits / 16)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::`;
}
