import { TYPEFACES, RULE_MESSAGES, type Typeface } from '@cartaviva/domain';
import { IsIn, IsString, Length } from 'class-validator';

/** Most letters that are asked for at once: more than any typeface has room for. */
const MAX_LETTERS = 200;

/** A typeface with these letters alone: what a menu's headings are set in. */
export class MakeHeadingFont {
  @IsIn([...TYPEFACES], { message: RULE_MESSAGES.invalid })
  typeface: Typeface;

  /** Each once, in the order of their code points. */
  @IsString({ message: RULE_MESSAGES.text })
  @Length(1, MAX_LETTERS, { message: RULE_MESSAGES.tooLong(MAX_LETTERS) })
  characters: string;
}
