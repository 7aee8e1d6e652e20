/** Matches a Dominican number, with or without the country code. */
const DOMINICAN = /^\D*(?:00\D*)?(?:1\D*)?(8\D*[024]\D*9\D*[2-9](?:\D*\d){6})(?!\d)/;
/** Numbers of digits after a country code, for the countries of `countries.ts` and Spain. */
const NATIONAL_DIGITS: Readonly<Record<string, readonly number[]>> = {
  1: [10],
  34: [9],
  51: [8, 9],
  52: [10],
  54: [10, 11],
  55: [10, 11],
  56: [9],
  57: [10],
  58: [10],
  502: [8],
  503: [8],
  504: [8],
  505: [8],
  506: [8],
  507: [7, 8],
  591: [8],
  593: [8, 9],
  595: [7, 8, 9],
  598: [8],
};
const COUNTRY_CODE = /* @__PURE__ */ new RegExp(
  `^(${Object.keys(NATIONAL_DIGITS).reverse().join('|')})0?`,
);
/** Range of digits of a national number. A number with a country code has at least the minimum. */
const LOCAL_DIGITS = { min: 7, max: 11 };

const RUN = /(?:\(?\+ ?)?\(?\d[\d .()-]*/g;
const WHATSAPP = /whats?app|\bwsp?\b|\bwa\b/i;
/** A label does not reach across a separator between two numbers. */
const SEPARATOR = /[/,;|&\n·•]|\s[yeoó](?!\S)/i;

/** A phone number in free text. */
interface WrittenNumber {
  /** Digits with the country code, or undefined for a national number without a known country. */
  readonly international: string | undefined;
  readonly link: string;
  readonly isForWhatsApp: boolean;
}

/**
 * Finds the phone numbers in free text: '(809) 555-1234 ext. 12 / WhatsApp 829-555-9876' has two.
 * It omits extensions and digits that may dial a stranger.
 */
function numbersIn(text: string): WrittenNumber[] {
  const read = text
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[^\S\n]/g, ' ')
    // The slash after an area code does not separate two numbers: '0412/555.12.34'.
    .replace(/^(\D*\d{2,4}\)?)\/(?=\d)/, '$1 ');
  const runs = [...read.matchAll(RUN)].filter(
    ([run]) => run.replace(/\D/g, '').length >= LOCAL_DIGITS.min,
  );
  return runs.flatMap(({ 0: run, index }, at) => {
    const previous = runs[at - 1];
    const before = read.slice(previous ? previous.index + previous[0].length : 0, index);
    const after = read.slice(index + run.length, runs[at + 1]?.index);
    if (/fax\W*$/i.test(before)) return [];
    const international = internationalDigits(run);
    const local = run.replace(/\D/g, '');
    // Letters next to the digits belong to the number: '1-800-555-CENA'.
    const isTorn =
      /\p{L}$/u.test(before) || (!run.endsWith(' ') && /^(?!x|ext)\p{L}/iu.test(after));
    const isLocal = !/\+|^\D*00/.test(run) && local.length <= LOCAL_DIGITS.max;
    if (!international && (isTorn || !isLocal)) return [];
    return {
      international,
      link: international ? `tel:+${international}` : `tel:${local}`,
      isForWhatsApp: WHATSAPP.test(ownLabel(before, after, at === runs.length - 1)),
    };
  });
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

/** Adds the country code from the text, the area code or the number of digits. */
function internationalDigits(run: string): string | undefined {
  const dominican = DOMINICAN.exec(run)?.[1];
  if (dominican) return `1${dominican.replace(/\D/g, '')}`;
  const marked = /^\(?\+|^\D*00/.exec(run);
  // The '(0)' in '+34 (0) 612…' is the national prefix.
  const digits = run
    .slice(marked?.[0].length ?? 0)
    .replace(/\( ?0 ?\)/, '')
    .replace(/\D/g, '');
  const [written, code] = COUNTRY_CODE.exec(digits) ?? [];
  if (!written) {
    const isWhole = digits.length >= 8 && digits.length <= 15 && !digits.startsWith('0');
    return marked && isWhole ? digits : undefined;
  }
  if (!marked && digits.length <= LOCAL_DIGITS.max) return undefined;
  // Mexican mobile numbers had a 1 after the country code until 2019.
  const national = digits.slice(written.length).replace(/^1(?=\d{10}$)/, code === '52' ? '' : '1');
  return NATIONAL_DIGITS[code!]!.includes(national.length) ? `${code}${national}` : undefined;
}

/** Returns the `tel:` address of the first number in a text, or null when none can be dialled. */
export function phoneLink(phone: string): string | null {
  const numbers = numbersIn(phone);
  return (numbers.find(({ international }) => international) ?? numbers[0])?.link ?? null;
}

/** Returns the number for WhatsApp: the one labelled so, or else the first with a country code. */
export function whatsAppNumber(phone: string): string | null {
  const numbers = numbersIn(phone).filter(({ international }) => international);
  const { international } = numbers.find(({ isForWhatsApp }) => isForWhatsApp) ?? numbers[0] ?? {};
  return international ?? null;
}

/** The number that a restaurant with this phone takes orders under; none, no orders. */
export const orderNumber = (phone: string | null): string | undefined =>
  (phone && whatsAppNumber(phone)) || undefined;

/** Opens a chat with the number, with a message ready where there is one. */
export function whatsAppLink(number: string, message?: string): string {
  return `https://wa.me/${number}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}
