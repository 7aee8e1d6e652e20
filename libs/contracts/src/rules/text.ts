import { RULE_MESSAGES } from '@cartaviva/domain';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { rules } from './rules';

/** Printable text with new lines and tabs: no NUL or other control characters, no half characters. */
const PRINTABLE = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** At least one character that is not a blank. */
const NOT_BLANK = /\S/;

/** Text a person wrote, `max` characters at most; with `min`, it must say something. */
export function Text({ max, min = 0, message }: { max: number; min?: number; message?: string }) {
  return rules(
    IsString({ message: message ?? RULE_MESSAGES.text }),
    MaxLength(max, { message: RULE_MESSAGES.tooLong(max) }),
    Matches(PRINTABLE, { message: RULE_MESSAGES.text }),
    ...(min > 0
      ? [
          Matches(NOT_BLANK, { message: message ?? RULE_MESSAGES.required }),
          MinLength(min, { message: message ?? RULE_MESSAGES.required }),
        ]
      : []),
  );
}
