import {
  MAX_EXTRAS,
  MAX_SIZES,
  priceIn,
  PRINTABLE,
  RULE_MESSAGES,
  TEXT_LIMITS,
  type PricedOption,
} from '@cartaviva/domain';

const MOST = { sizes: MAX_SIZES, extras: MAX_EXTRAS } as const;
const LABELS = { sizes: 'Tamaños', extras: 'Extras' } as const;

/** Maximum length of a cell with options: twenty of sixty characters each, escaped, with their prices. */
export const MAX_OPTIONS_TEXT = MAX_EXTRAS * (2 * TEXT_LIMITS.option + 16);

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Writes sizes or extras as a cell: `Personal: 300.00; Familiar: 800.00`. */
export const writeOptions = (options: readonly PricedOption[]): string =>
  options
    .map(({ name, price }) => {
      const escaped = name
        .replace(/[\\;]/g, String.raw`\$&`)
        .replaceAll('\n', String.raw`\n`)
        .replaceAll('\r', String.raw`\r`)
        .replaceAll('\t', String.raw`\t`);
      return `${escaped}: ${price}`;
    })
    .join('; ');

/** Parses the output of `writeOptions` and similar texts. Returns a string with the reason if the text is invalid. */
export function readOptions(field: keyof typeof MOST, text: string): PricedOption[] | string {
  const fault = (reason: string) => `${LABELS[field]}: ${reason}.`;
  const options: PricedOption[] = [];
  for (const part of partsIn(text)) {
    if (part.trim() === '') continue;
    const colon = part.lastIndexOf(':');
    const name = part
      .slice(0, Math.max(colon, 0))
      .replace(/\\(.)/gsu, (_, letter: string) => ESCAPES[letter] ?? letter)
      .trim();
    const price = priceIn(part.slice(colon + 1));
    if (!name || price === null) {
      return fault(
        `no entendemos «${part.trim().slice(0, 30)}». Escribe Personal: 300; Familiar: 800`,
      );
    }
    if ([...name].length > TEXT_LIMITS.option)
      return fault(RULE_MESSAGES.tooLong(TEXT_LIMITS.option));
    if (!PRINTABLE.test(name)) return fault(RULE_MESSAGES.text);
    if (options.some((option) => option.name === name)) return fault(RULE_MESSAGES.repeatedOption);
    options.push({ name, price });
  }
  return options.length > MOST[field] ? fault(RULE_MESSAGES.tooMany(MOST[field])) : options;
}

/** Splits a text at semicolons and new lines that no backslash escapes. */
function partsIn(text: string): string[] {
  const parts = [''];
  for (const [piece] of text.matchAll(/\\.|[^\\]/gsu)) {
    if (piece === ';' || piece === '\n') parts.push('');
    else parts.push(parts.pop()! + piece);
  }
  return parts;
}
