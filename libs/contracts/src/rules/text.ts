import { RULE_MESSAGES } from '@cartaviva/domain';
import { IsString, Matches, ValidateBy } from 'class-validator';
import { rules } from './rules';

/** Printable text with new lines and tabs: no NUL or other control characters, no half characters. */
const PRINTABLE = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** Characters as the database counts them, once composed. */
const lengthOf = (text: string): number => [...text.normalize('NFC')].length;

/** A rule about how long a text is; the names are those that an OpenAPI schema knows. */
const Length = (
  name: 'minLength' | 'maxLength',
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

/** Text a person wrote, `max` characters at most; with `min`, so many of them besides blanks around. */
export function Text({ max, min = 0, message }: { max: number; min?: number; message?: string }) {
  const tooShort = message ?? RULE_MESSAGES.required;
  const isLong = (text: string) => lengthOf(text.trim()) >= min;
  // Composed, a text is three times as long at most: most need no counting.
  const isShort = (text: string) => text.length * 3 <= max || lengthOf(text) <= max;
  return rules(
    IsString({ message: message ?? RULE_MESSAGES.text }),
    Length('maxLength', max, isShort, RULE_MESSAGES.tooLong(max)),
    Matches(PRINTABLE, { message: RULE_MESSAGES.text }),
    ...(min > 0 ? [Length('minLength', min, isLong, tooShort)] : []),
  );
}
