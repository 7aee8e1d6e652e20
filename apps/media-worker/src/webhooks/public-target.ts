import { DomainError } from '@cartaviva/contracts';
import { lookup } from 'node:dns/promises';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks that only this machine and its neighbours reach: nobody else's business. */
const CLOSED = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  CLOSED.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  // IPv4 in its older IPv6 clothes: compatible, translated by a network or its own, tunnelled.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  CLOSED.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address is one of the open internet. An IPv4 address in IPv6's clothes is itself. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  if (isIPv4(plain)) return !CLOSED.check(plain, 'ipv4');
  return isIPv6(plain) && !/^::ffff:/i.test(plain) && !CLOSED.check(plain, 'ipv6');
}

/**
 * Addresses that a host's name leads to. Refused as WEBHOOK_FORBIDDEN_TARGET when one of them is not
 * of the open internet: a webhook must not knock at our own doors.
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
