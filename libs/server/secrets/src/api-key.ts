import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const MARK = 'cv_live_';
/** 178 random bits: 30 characters of 62 kinds. */
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(
  `^${MARK}([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
);

/** Returns a prefix that identifies a key without revealing the rest: `cv_live_3fQ9`. */
export const apiKeyPrefix = (key: string): string => key.slice(0, MARK.length + 4);

/** Creates an API key. Its prefix identifies it to people and to scanners for leaked secrets. */
export function newApiKey(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(62)]).join('');
  return MARK + random + checksumOf(random);
}

/** Is true if the text has the form and the checksum of an API key. This detects typos without a lookup. */
export function isApiKey(text: string): boolean {
  const [, random, checksum] = SHAPE.exec(text) ?? [];
  return random !== undefined && checksumOf(random) === checksum;
}

function checksumOf(random: string): string {
  let rest = crc32(random);
  let checksum = '';
  while (checksum.length < CHECKSUM_LENGTH) {
    checksum = ALPHABET[rest % 62]! + checksum;
    rest = Math.floor(rest / 62);
  }
  return checksum;
}
