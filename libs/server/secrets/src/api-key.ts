import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const MARK = 'cv_live_';
/** 30 characters of 62 kinds: 178 random bits. */
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(
  `^${MARK}([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
);

/** Enough of a key to recognise it by, and nothing to guess the rest from: `cv_live_3fQ9`. */
export const apiKeyPrefix = (key: string): string => key.slice(0, MARK.length + 4);

/** A new secret key for programs: its mark tells people and scanners of leaked secrets what it is. */
export function newApiKey(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(62)]).join('');
  return MARK + random + checksumOf(random);
}

/** Whether a text can be one of our keys: a typo or a made-up key is known without asking anybody. */
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
