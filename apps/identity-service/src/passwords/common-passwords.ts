import { DomainError } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es';

/** Removes case, accents, other forms of digits, and surrounding blanks. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * The packages generate these passwords in their matchers, so their lists omit them: "aaaaaa", "121212", "abcabc".
 */
const REPEATED = /^(.{1,3})\1+$/su;

/** Keyboard rows and the alphabet. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'asdfghjkln',
];

/** People often append a number or a year to these words. */
const OWN_WORDS = ['cartaviva', 'contrasena', 'password', 'clave'];

/** The most frequently leaked passwords, and common Spanish words and names. */
const COMMON = new Set(
  [
    common['passwords-common'],
    spanish['commonWords-es-es'],
    spanish['firstnames-es-es'],
    spanish['lastnames-es-es'],
  ].flatMap((words) => words.map(folded)),
);

const isRun = (password: string): boolean =>
  RUNS.some((run) => run.includes(password) || run.includes([...password].reverse().join('')));

/** A word counts even if up to four digits follow it. */
function isWord(password: string, words: readonly string[]): boolean {
  const written = password.replace(/[^\p{L}\p{N}]/gu, '');
  return words.some((word) => {
    const rest = written.startsWith(word) ? written.slice(word.length) : undefined;
    return word !== '' && rest !== undefined && /^\d{0,4}$/.test(rest);
  });
}

/** Returns true if attackers try the password first, for any account or for this address. */
export function isCommonPassword(password: string, email: string): boolean {
  const text = folded(password);
  const address = folded(email);
  const own = [address, address.slice(0, address.lastIndexOf('@'))];
  const ownWords = own.map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''));
  return (
    text === '' ||
    COMMON.has(text) ||
    REPEATED.test(text) ||
    isRun(text) ||
    isWord(text, [...OWN_WORDS, ...ownWords])
  );
}

/** @throws DomainError INVALID_INPUT at the password's field if it is common. Existing passwords stay valid. */
export function requireUncommon(password: string, email = ''): void {
  if (!isCommonPassword(password, email)) return;
  throw new DomainError('INVALID_INPUT', { fields: { password: RULE_MESSAGES.commonPassword } });
}
