import { DomainError } from '@cartaviva/contracts';
import { lookup } from 'node:dns/promises';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks that are not part of the public internet. */
const CLOSED = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['168.63.129.16', 32],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  CLOSED.addSubnet(network, prefix, 'ipv4');
}
/** The allocated part of IPv6 (IANA, "IPv6 Global Unicast"). Some networks within it are excluded below. */
const OPEN = new BlockList();
OPEN.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  // Protocol assignments and Teredo, documentation, 6to4, documentation.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  CLOSED.addSubnet(network, prefix, 'ipv6');
}

/** Returns true for an address of the public internet. An IPv4-mapped IPv6 address counts as the IPv4 address. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  if (isIPv4(plain)) return !CLOSED.check(plain, 'ipv4');
  return isIPv6(plain) && OPEN.check(plain, 'ipv6') && !CLOSED.check(plain, 'ipv6');
}

/**
 * Resolves a host name. Throws WEBHOOK_FORBIDDEN_TARGET if any address is not public, because a webhook must not
 * reach internal services.
 */
export async function publicAddressesOf(
  hostname: string,
  addressesOf: (host: string) => Promise<readonly string[]> = everyAddressOf,
): Promise<readonly string[]> {
  const addresses = await addressesOf(hostname.replace(/^\[|\]$/g, ''));
  if (addresses.length === 0 || !addresses.every(isPublicAddress)) {
    throw new DomainError('WEBHOOK_FORBIDDEN_TARGET');
  }
  return addresses;
}

const everyAddressOf = async (host: string): Promise<readonly string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);
