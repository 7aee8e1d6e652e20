import { isIPv4, isIPv6 } from 'node:net';

interface Prefixes {
  readonly v4: number;
  readonly v6: number;
}

/** What is kept of an address: enough to see a crowd, too little to find a person (decisions). */
export const STORED_PREFIXES: Prefixes = { v4: 24, v6: 48 };

/** Providers assign whole /64 networks, so one client is a /64 network or one IPv4 address. */
const CLIENT_PREFIXES: Prefixes = { v4: 32, v6: 64 };

/** Returns the client that an address belongs to. */
export const clientAt = (address: string): string => networkOf(address, CLIENT_PREFIXES) ?? address;

/**
 * The address that a request came from, before as many proxies of ours.
 * @param connected address of the other end of the connection
 * @param forwardedFor the header X-Forwarded-For, to whose end each proxy adds the address that it saw
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
 * The network that an address belongs to, `203.0.113.0` or `2001:db8:85a3::`; undefined when it is
 * no address. An IPv4 address written as IPv6 counts as what it is.
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
