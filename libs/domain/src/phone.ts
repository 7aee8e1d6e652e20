import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { DEFAULT_COUNTRY } from './accounts';
import { COUNTRY_CODES, type Country } from './countries';

/** Matches a Dominican number after a plus without its country code: '+809-555-0142'. */
const DOMINICAN = /^\D*(8[024]9[2-9]\d{6})$/;
/** Range of digits of a national number. A number with a country code has at least the minimum. */
const LOCAL_DIGITS = { min: 7, max: 11 };

const RUN = /(?:\(?\+ ?)?\(?\d[\d .()-]*/g;
/** Matches an extension after a number: 'ext. 12', 'x12', '#12', '(int. 3)'. */
const EXTENSION = /^[\s,;(]*(?:extensi[oó]n|ext|interno|int|anexo|x|#)\W{0,3}(\d{1,7})(?!\d)/i;
const WHATSAPP = /whats?app|\bwsp?\b|\bwa\b/i;
/** A label does not reach across a separator between two numbers. */
const SEPARATOR = /[/,;|&\n·•]|\s[yeoó](?!\S)/i;

/** A phone number in free text. */
interface WrittenNumber {
  /** Digits with the country code, or undefined for a national number without a known country. */
  readonly international: string | undefined;
  /** Null if the number cannot be dialled. */
  readonly link: string | null;
  readonly isForWhatsApp: boolean;
  /** The original text. */
  readonly text: string;
}

/**
 * Finds the phone numbers in free text: '(809) 555-1234 ext. 12 / WhatsApp 829-555-9876' has two.
 * Digits that may dial a stranger have no link.
 */
function numbersIn(text: string, country: string): WrittenNumber[] {
  const read = text
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[^\S\n]/g, ' ')
    // The slash after an area code does not separate two numbers: '0412/555.12.34'.
    .replace(/^(\D*\d{2,4}\)?)\/(?=\d)/, '$1 ');
  const runs = [...read.matchAll(RUN)]
    .map(({ 0: run, index }) => ({ run, index }))
    .filter(({ run }) => run.replace(/\D/g, '').length >= LOCAL_DIGITS.min)
    .flatMap((run) => splitRun(run, country));
  return runs.flatMap(({ run, index, international }, at) => {
    const previous = runs[at - 1];
    const before = read.slice(previous ? previous.index + previous.run.length : 0, index);
    const after = read.slice(index + run.length, runs[at + 1]?.index);
    if (/fax\W*$/i.test(before)) return [];
    const local = run.replace(/\D/g, '');
    const [, extension] = EXTENSION.exec(after) ?? [];
    const ending = extension ? `;ext=${extension}` : '';
    // Letters next to the digits belong to the number: '1-800-555-CENA'.
    const isTorn =
      /\p{L}$/u.test(before) || (!extension && !run.endsWith(' ') && /^\p{L}/u.test(after));
    const isLocal = !/\+|^\D*00/.test(run) && local.length <= LOCAL_DIGITS.max;
    const canBeDialled = international !== undefined || (!isTorn && isLocal);
    const dialled = international ? `+${international}` : local;
    return {
      international,
      link: canBeDialled ? `tel:${dialled}${ending}` : null,
      isForWhatsApp: WHATSAPP.test(ownLabel(before, after, at === runs.length - 1)),
      text: run.trim(),
    };
  });
}

interface Run {
  readonly run: string;
  readonly index: number;
}

/** Divides a run of digits that contains two adjacent numbers: '809-555-0142 829-555-9876'. */
function splitRun(
  { run, index }: Run,
  country: string,
): (Run & { readonly international: string | undefined })[] {
  const groups = [...run.matchAll(/\d+/g)];
  for (let last = groups.length - 1; last >= 0; last--) {
    const end = groups[last]!.index + groups[last]![0].length;
    const international = internationalDigits(run.slice(0, end), country);
    if (!international) continue;
    const rest = run.slice(end);
    const isNumber = rest.replace(/\D/g, '').length >= LOCAL_DIGITS.min;
    if (!isNumber) return [{ run, index, international }];
    const next = { run: rest, index: index + end };
    return [{ run: run.slice(0, end), index, international }, ...splitRun(next, country)];
  }
  return [{ run, index, international: undefined }];
}

/**
 * Returns the label of a number: the text before it, and the text after it unless that belongs to
 * the next number.
 */
function ownLabel(before: string, after: string, isLast: boolean): string {
  const [behind = '', next] = after.split(SEPARATOR);
  const isClosed = isLast || next !== undefined || /\)\s*$/.test(behind);
  return `${before.split(SEPARATOR).at(-1)} ${isClosed ? behind : ''}`;
}

/** '(0)' and '(01)' are national prefixes. From abroad they are dialled only in Italy. */
const internationalDigits = (run: string, country: string): string | undefined =>
  readDigits(run, country) ?? readDigits(run.replace(/\( ?01? ?\)/, ''), country);

/** Reads a number of the country, or a number with a country code, which may lack its plus. */
function readDigits(run: string, country: string): string | undefined {
  const isMarked = /^\(?\+|^\D*00/.test(run);
  const digits = run.replace(/^\D*00/, '').replace(/\D/g, '');
  const dominican = DOMINICAN.exec(digits)?.[1];
  if (dominican) return `1${dominican}`;
  const home = isCountry(country) ? country : DEFAULT_COUNTRY;
  const national = isMarked ? undefined : parsePhoneNumberFromString(digits, home);
  // If several countries share a calling code, only a number of the restaurant's country is national.
  if (national?.country === home && national.isValid()) return validDigits(national);
  if (!isMarked && digits.length < LOCAL_DIGITS.max) return undefined;
  // Mexican mobile numbers had a 1 after the country code until 2019.
  const plain = digits.replace(/^521(?=\d{10}$)/, '52');
  return validDigits(parsePhoneNumberFromString(`+${plain}`));
}

const isCountry = (code: string): code is Country['code'] =>
  (COUNTRY_CODES as readonly string[]).includes(code);

function validDigits(number: PhoneNumber | undefined): string | undefined {
  const digits = number?.isValid() ? number.number.slice(1) : undefined;
  // The library accepts any exchange, but those of North America begin with 2 to 9.
  return digits?.startsWith('1') && !/^1\d{3}[2-9]/.test(digits) ? undefined : digits;
}

/** Returns the `tel:` address of the first number in a text, or null when none can be dialled. */
export function phoneLink(phone: string, country: string): string | null {
  const numbers = numbersIn(phone, country).filter(({ link }) => link !== null);
  return (numbers.find(({ international }) => international) ?? numbers[0])?.link ?? null;
}

const digitsIn = (text: string): number => text.normalize('NFKC').replace(/\D/g, '').length;

/**
 * Returns the digits of a text's only number with the country code. Returns undefined if the text has other digits,
 * such as a second number or an extension.
 */
export function onlyNumber(phone: string, country: string): string | undefined {
  const [number] = numbersIn(phone, country);
  const isAlone = number && digitsIn(number.text) === digitsIn(phone);
  return isAlone ? number.international : undefined;
}

/** Returns the number for WhatsApp: the one labelled so, or else the first with a country code. */
export function whatsAppNumber(phone: string, country: string): string | null {
  const numbers = numbersIn(phone, country).filter(({ international }) => international);
  const { international } = numbers.find(({ isForWhatsApp }) => isForWhatsApp) ?? numbers[0] ?? {};
  return international ?? null;
}

/**
 * Returns the parts of a text that look like numbers but cannot be dialled. Returns the whole text if it has no
 * number that can be dialled.
 */
export function undialledNumbers(phone: string, country: string): string[] {
  const numbers = numbersIn(phone, country);
  if (phone.trim() && numbers.every(({ link }) => link === null)) return [phone.trim()];
  return numbers.flatMap(({ link, text }) => (link === null ? [text] : []));
}

interface PhoneOwner {
  readonly phone: string | null;
  readonly country: string;
}

/** Returns the number for orders to a restaurant with this phone, or undefined if it cannot receive orders. */
export const orderNumber = ({ phone, country }: PhoneOwner): string | undefined =>
  (phone && whatsAppNumber(phone, country)) || undefined;

/** Returns a link that opens a chat with the number and optionally fills in a message. */
export function whatsAppLink(number: string, message?: string): string {
  return `https://wa.me/${number}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}
