import {
  CODE_LENGTH,
  COUNTRY_CODES,
  CURRENCY_CODES,
  DIETARY_TAGS,
  EMAIL_MAX,
  LANGUAGE_CODES,
  OBJECT_PATH_PATTERN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PRICE_PATTERN,
  RULE_MESSAGES,
  SLUG_MAX,
  SLUG_PATTERN,
} from '@cartaviva/domain';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsISO8601,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  isEmail,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
} from 'class-validator';
import { rules } from './rules';

export const Id = () =>
  rules(IsString({ message: RULE_MESSAGES.id }), IsUUID('all', { message: RULE_MESSAGES.id }));

/** No blanks, quotes, controls or half characters: what a header or another mailbox could hide in. */
const PLAIN_ADDRESS = /^[^\s\p{C}"<>(),:;\\[\]@]+@[^\s\p{C}"<>(),:;\\[\]@]+$/u;

const isMailbox = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length <= EMAIL_MAX &&
  PLAIN_ADDRESS.test(value.trim()) &&
  isEmail(value.trim());

/** One mailbox, written plainly; blanks around it are forgiven. */
export const Email = () =>
  ValidateBy(
    { name: 'isEmail', validator: { validate: isMailbox } },
    { message: RULE_MESSAGES.email },
  );

/** 6 to 128 characters of anything (specification §5); the bound keeps hashing cheap. */
export const Password = () =>
  rules(
    IsString({ message: RULE_MESSAGES.password }),
    MinLength(PASSWORD_MIN, { message: RULE_MESSAGES.password }),
    MaxLength(PASSWORD_MAX, { message: RULE_MESSAGES.passwordTooLong }),
  );

export const VerificationCode = () =>
  rules(
    IsString({ message: RULE_MESSAGES.code }),
    Matches(new RegExp(`^[0-9]{${CODE_LENGTH}}$`), { message: RULE_MESSAGES.code }),
  );

/** What a mailed link carries: 32 random bytes in base64url. */
export const LinkToken = () =>
  rules(
    IsString({ message: RULE_MESSAGES.link }),
    Matches(/^[\w-]{43}$/, { message: RULE_MESSAGES.link }),
  );

/** A decimal string from 0 to 99999999.99 (specification §3, decimal 10,2). */
export const Price = () =>
  rules(
    IsString({ message: RULE_MESSAGES.price }),
    Matches(PRICE_PATTERN, { message: RULE_MESSAGES.price }),
  );

const isNumberRows = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((row) => Array.isArray(row) && row.every((one) => typeof one === 'number'));

/** Lists of numbers: the rows of a table. */
export const NumberRows = () =>
  ValidateBy(
    { name: 'isNumberRows', validator: { validate: isNumberRows } },
    { message: RULE_MESSAGES.list },
  );

export const Flag = () => IsBoolean({ message: RULE_MESSAGES.boolean });

export const ThemeColor = () =>
  rules(
    IsString({ message: RULE_MESSAGES.themeColor }),
    Matches(/^#[0-9a-fA-F]{6}$/, { message: RULE_MESSAGES.themeColor }),
  );

export const CurrencyCode = () => IsIn([...CURRENCY_CODES], { message: RULE_MESSAGES.currency });

export const CountryCode = () => IsIn([...COUNTRY_CODES], { message: RULE_MESSAGES.country });

export const DietaryTags = () =>
  rules(
    IsArray({ message: RULE_MESSAGES.dietaryTags }),
    ArrayMaxSize(DIETARY_TAGS.length, { message: RULE_MESSAGES.dietaryTags }),
    ArrayUnique({ message: RULE_MESSAGES.dietaryTags }),
    IsIn([...DIETARY_TAGS], { each: true, message: RULE_MESSAGES.dietaryTags }),
  );

/** `/objects/{id}`: an image of ours, never an address elsewhere. */
export const ImagePath = () =>
  rules(
    IsString({ message: RULE_MESSAGES.imagePath }),
    Matches(OBJECT_PATH_PATTERN, { message: RULE_MESSAGES.imagePath }),
  );

export const WholeNumber = (min: number, max: number) =>
  rules(
    IsInt({ message: RULE_MESSAGES.wholeNumber(min, max) }),
    Min(min, { message: RULE_MESSAGES.wholeNumber(min, max) }),
    Max(max, { message: RULE_MESSAGES.wholeNumber(min, max) }),
  );

/** A language of the list, the menu's own included. */
export const Language = () => IsIn([...LANGUAGE_CODES], { message: RULE_MESSAGES.language });

/** `la-cocina-de-carmen`: the part of an address that people can read. */
export const Slug = () =>
  rules(
    IsString({ message: RULE_MESSAGES.slug }),
    MaxLength(SLUG_MAX, { message: RULE_MESSAGES.slug }),
    Matches(SLUG_PATTERN, { message: RULE_MESSAGES.slug }),
  );

/** A moment, as ISO 8601 writes it in UTC. */
export const Moment = () => IsISO8601({ strict: true }, { message: RULE_MESSAGES.moment });
