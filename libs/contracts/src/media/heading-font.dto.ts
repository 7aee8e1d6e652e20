import { TYPEFACES, RULE_MESSAGES, type Typeface } from '@cartaviva/domain';
import { IsIn, IsString, Length } from 'class-validator';

/** Maximum number of letters in a request. A font with more letters exceeds `MAX_FONT_BYTES`. */
const MAX_LETTERS = 200;

/** A subset of a typeface with the letters of a menu's headings. */
export class MakeHeadingFont {
  @IsIn([...TYPEFACES], { message: RULE_MESSAGES.invalid })
  typeface: Typeface;

  /** Distinct characters, sorted by code point. */
  @IsString({ message: RULE_MESSAGES.text })
  @Length(1, MAX_LETTERS, { message: RULE_MESSAGES.tooLong(MAX_LETTERS) })
  characters: string;
}
