import { isBlankText, PRINTABLE, RULE_MESSAGES } from '@cartaviva/domain';
import { IsString, Matches, ValidateBy } from 'class-validator';
import { rules } from './rules';

/** Most UTF-16 units that compose into one character: U+1F82 may come as four. */
const UNITS_OF_A_CHARACTER = 4;
/** Most characters that one UTF-16 unit becomes when it is composed: U+FB2C becomes three. */
const CHARACTERS_OF_A_UNIT = 3;

/** Characters as the database counts them, once composed. */
const lengthOf = (text: string): number => [...text.normalize('NFC')].length;

/** A rule about how long a text is; `minLength` and `maxLength` are known to OpenAPI schemas. */
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
 * Text a person wrote, `max` characters at most; with `min`, so many of them besides blanks around. Each
 * rule bounds what the next one costs: the length as it was sent, then the marks, and only then is
 * anything composed.
 */
export function Text({ max, min = 0, message }: { max: number; min?: number; message?: string }) {
  const tooLong = RULE_MESSAGES.tooLong(max);
  const tooShort = message ?? RULE_MESSAGES.required;
  const maxUnits = max * UNITS_OF_A_CHARACTER;
  // Of a text that was refused already, nothing is composed: forms ask every rule.
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
