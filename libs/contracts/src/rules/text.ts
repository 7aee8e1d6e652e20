import { isBlankText, PRINTABLE, RULE_MESSAGES } from '@cartaviva/domain';
import { IsString, Matches, ValidateBy } from 'class-validator';
import { rules } from './rules';

/** Maximum number of UTF-16 units that compose into one character: U+1F82 may consist of four. */
const UNITS_OF_A_CHARACTER = 4;
/** Maximum number of characters that one UTF-16 unit becomes in composition: U+FB2C becomes three. */
const CHARACTERS_OF_A_UNIT = 3;

/** Number of composed characters, as the database counts them. */
const lengthOf = (text: string): number => [...text.normalize('NFC')].length;

/** A length rule. OpenAPI schemas know the names `minLength` and `maxLength`. */
const Length = (
  name: 'minLength' | 'maxLength' | 'maxUnits',
  bound: number,
  holds: (text: string) => boolean,
  message: string,
): PropertyDecorator =>
  ValidateBy(
    {
      name,
      constraints: [bound],
      validator: { validate: (value) => typeof value === 'string' && holds(value) },
    },
    { message },
  );

/**
 * A text of at most `max` characters. With `min`, it has at least that many apart from surrounding blanks. Each rule
 * bounds the cost of the next one: first the raw length, then combining marks, and then the composed length.
 */
export function Text({ max, min = 0, message }: { max: number; min?: number; message?: string }) {
  const tooLong = RULE_MESSAGES.tooLong(max);
  const tooShort = message ?? RULE_MESSAGES.required;
  const maxUnits = max * UNITS_OF_A_CHARACTER;
  // A text that exceeds the raw length is not composed, because forms apply every rule.
  const isShort = (text: string) =>
    text.length * CHARACTERS_OF_A_UNIT <= max || text.length > maxUnits || lengthOf(text) <= max;
  const isLong = (text: string) => {
    if (isBlankText(text)) return false;
    const written = text.trim();
    return written.length > (min - 1) * UNITS_OF_A_CHARACTER || lengthOf(written) >= min;
  };
  return rules(
    IsString({ message: message ?? RULE_MESSAGES.text }),
    Length('maxUnits', maxUnits, ({ length }) => length <= maxUnits, tooLong),
    Matches(PRINTABLE, { message: RULE_MESSAGES.text }),
    Length('maxLength', max, isShort, tooLong),
    ...(min > 0 ? [Length('minLength', min, isLong, tooShort)] : []),
  );
}
