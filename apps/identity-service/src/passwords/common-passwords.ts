import { DomainError } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es';

/** Letters without case and accents, digits of one form, no blanks around. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** What the packages' own matchers derive, and their lists therefore leave out: "aaaaaa", "121212", "abcabc". */
const REPEATED = /^(.{1,3})\1+$/su;

/** Rows of keys and of the alphabet. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'asdfghjkln',
];

/** The product and the words for a password, which people take with a number or a year behind. */
const OWN_WORDS = ['cartaviva', 'contrasena', 'password', 'clave'];

/** The passwords that leaked most often, and the words and names of everyday Spanish. */
const COMMON = new Set(
  [
    common['passwords-common'],
    spanish['commonWords-es-es'],
    spanish['firstnames-es-es'],
    spanish['lastnames-es-es'],
  ].flatMap((words) => words.map(folded)),
);

/** Whether a password is a part of a run, forwards or backwards. */
const isRun = (password: string): boolean =>
  RUNS.some((run) => run.includes(password) || run.includes([...password].reverse().join('')));

/** Whether a password is one of these words as people write them, alone or with up to four digits behind. */
function isWord(password: string, words: readonly string[]): boolean {
  const written = password.replace(/[^\p{L}\p{N}]/gu, '');
  return words.some((word) => {
    const rest = written.startsWith(word) ? written.slice(word.length) : undefined;
    return word !== '' && rest !== undefined && /^\d{0,4}$/.test(rest);
  });
}

/** Whether guessers try the password first, at any account or at the one of this address. */
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

/** INVALID_INPUT, at its field, for a password that guessers try first. Passwords that are set already stay. */
export function requireUncommon(password: string, email = ''): void {
  if (!isCommonPassword(password, email)) return;
  throw new DomainError('INVALID_INPUT', { fields: { password: RULE_MESSAGES.commonPassword } });
}
