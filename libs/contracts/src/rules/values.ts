import {
  ALLERGENS,
  CODE_LENGTH,
  COUNTRY_CODES,
  CURRENCY_CODES,
  DIETARY_TAGS,
  DRAFT_COLUMN_ROLES,
  EMAIL_MAX,
  isBlankText,
  isCalendarDay,
  LANGUAGE_CODES,
  LINK_MAX,
  linkAddress,
  MAX_IMPORT_BYTES,
  MENU_DESIGNS,
  isTimeZone,
  momentIn,
  normalizedText,
  OBJECT_PATH_PATTERN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  parseOpeningHours,
  PRICE_PATTERN,
  PRINTABLE,
  RATE_PATTERN,
  RULE_MESSAGES,
  SHORT_CODE_PATTERN,
  SLUG_MAX,
  SLUG_PATTERN,
  TEXT_LIMITS,
  TIME_ZONE_MAX,
  WIFI_NAME_BYTES,
  WIFI_PASSWORD_MAX,
  WIFI_PASSWORD_MIN,
  type LinkKind,
} from '@cartaviva/domain';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IS_ISO8601,
  IsIn,
  IsInt,
  IsNumber,
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

/** Converts an ID to its stored form, to find repeated IDs in a list. The value may still be invalid. */
export const storedId = (id: unknown): unknown => (typeof id === 'string' ? id.toLowerCase() : id);

/** Excludes blanks, quotes, controls and lone surrogates, which can hide headers or a second mailbox. */
const PLAIN_ADDRESS = /^[^\s\p{C}"<>(),:;\\[\]@]+@[^\s\p{C}"<>(),:;\\[\]@]+$/u;

const isMailbox = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length <= EMAIL_MAX &&
  PLAIN_ADDRESS.test(value.trim()) &&
  isEmail(value.trim());

/** A single plain mailbox. Surrounding blanks are accepted. */
export const Email = () =>
  ValidateBy(
    { name: 'isEmail', validator: { validate: isMailbox } },
    { message: RULE_MESSAGES.email },
  );

/** Any 6 to 128 characters (specification §5). The upper bound limits the cost of hashing. */
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

/** Token of a mailed link: 32 random bytes in base64url. */
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

/** Price of one unit of a currency in another one, with at most four decimals. */
export const Rate = () =>
  rules(
    IsString({ message: RULE_MESSAGES.rate }),
    Matches(RATE_PATTERN, { message: RULE_MESSAGES.rate }),
  );

/** A date in the form '2026-11-20'. */
export const CalendarDay = () =>
  ValidateBy(
    {
      name: 'isCalendarDay',
      validator: { validate: (value) => typeof value === 'string' && isCalendarDay(value) },
    },
    { message: RULE_MESSAGES.date },
  );

const isNumberRows = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((row) => Array.isArray(row) && row.every((one) => typeof one === 'number'));

/** Rows of a table, as lists of numbers. */
export const NumberRows = () =>
  ValidateBy(
    { name: 'isNumberRows', validator: { validate: isNumberRows } },
    { message: RULE_MESSAGES.list },
  );

const isImportedFile = (value: unknown): boolean =>
  value instanceof Uint8Array && value.length <= MAX_IMPORT_BYTES;

const ROLE = `(?:${DRAFT_COLUMN_ROLES.join('|')})?`;
const ROLES = `${ROLE}(?:,${ROLE}){0,199}`;
const MAPPING = new RegExp(`^${ROLES}$`);
const SHEET_MAPPINGS = new RegExp(`^${ROLES}(?:;${ROLES}){0,59}$`);

/** Roles of the columns of a table, separated by commas. An empty role is a column that is not read. */
export const ColumnMapping = () =>
  Matches(MAPPING, { message: 'Escribe lo que es cada columna: name,price,,category.' });

/** Column mappings of a workbook: a single one for all sheets, or one for each, separated by semicolons. */
export const SheetMappings = () =>
  Matches(SHEET_MAPPINGS, { message: 'Escribe lo que es cada columna: name,price,,category.' });

/** Bytes of a file to import. Only the import itself finds out whether they are readable. */
export const FileToImport = () =>
  ValidateBy(
    { name: 'isImportedFile', validator: { validate: isImportedFile } },
    { message: RULE_MESSAGES.text },
  );

export const Flag = () => IsBoolean({ message: RULE_MESSAGES.boolean });

export const ThemeColor = () =>
  rules(
    IsString({ message: RULE_MESSAGES.themeColor }),
    Matches(/^#[0-9a-fA-F]{6}$/, { message: RULE_MESSAGES.themeColor }),
  );

export const Design = () => IsIn([...MENU_DESIGNS], { message: RULE_MESSAGES.design });

export const CurrencyCode = () => IsIn([...CURRENCY_CODES], { message: RULE_MESSAGES.currency });

const isOpeningHours = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length <= TEXT_LIMITS.openingHours &&
  parseOpeningHours(value) !== undefined;

/** Weekly hours in the subset of OpenStreetMap's `opening_hours` that `parseOpeningHours` reads. */
export const WeekHours = () =>
  rules(
    IsString({ message: RULE_MESSAGES.openingHours }),
    MaxLength(TEXT_LIMITS.openingHours, { message: RULE_MESSAGES.openingHours }),
    ValidateBy(
      { name: 'isOpeningHours', validator: { validate: isOpeningHours } },
      { message: RULE_MESSAGES.openingHours },
    ),
  );

/** A valid text of this rule or a blank one, which removes the value. */
const BlankOr = (name: string, holds: (text: string) => boolean, message: string) =>
  ValidateBy(
    {
      name,
      validator: {
        validate: (value) => typeof value === 'string' && (isBlankText(value) || holds(value)),
      },
    },
    { message },
  );

/** A public https address, or a name of the network, such as `@lafonda`. A blank text removes it. */
export const Link = (kind: Exclude<LinkKind, 'whatsapp'>) => {
  const isSocial = linkAddress(kind, '@nombre') !== undefined;
  const message = isSocial ? RULE_MESSAGES.socialLink : RULE_MESSAGES.linkAddress;
  return rules(
    IsString({ message }),
    MaxLength(LINK_MAX, { message: RULE_MESSAGES.tooLong(LINK_MAX) }),
    BlankOr('isLink', (text) => linkAddress(kind, text) !== undefined, message),
  );
};

const isWifiName = (text: string): boolean =>
  PRINTABLE.test(text) && new TextEncoder().encode(normalizedText(text)).length <= WIFI_NAME_BYTES;

/** Name of a Wi-Fi network. A blank text removes it. */
export const WifiName = () =>
  rules(
    IsString({ message: RULE_MESSAGES.wifiName }),
    MaxLength(WIFI_NAME_BYTES, { message: RULE_MESSAGES.wifiName }),
    BlankOr('isWifiName', isWifiName, RULE_MESSAGES.wifiName),
  );

/** Storage removes surrounding blanks, so a password with such blanks is refused. */
const isWifiPassword = (text: string): boolean =>
  PRINTABLE.test(text) &&
  [...text.normalize('NFC')].length >= WIFI_PASSWORD_MIN &&
  text.trim() === text;

/** Password of a Wi-Fi network with WPA. An empty text removes it. */
export const WifiPassword = () =>
  rules(
    IsString({ message: RULE_MESSAGES.wifiPassword }),
    MaxLength(WIFI_PASSWORD_MAX, { message: RULE_MESSAGES.wifiPassword }),
    BlankOr('isWifiPassword', isWifiPassword, RULE_MESSAGES.wifiPassword),
  );

export const CountryCode = () => IsIn([...COUNTRY_CODES], { message: RULE_MESSAGES.country });

/** An IANA time zone, such as `America/Santiago`. */
export const TimeZone = () =>
  rules(
    IsString({ message: RULE_MESSAGES.timeZone }),
    MaxLength(TIME_ZONE_MAX, { message: RULE_MESSAGES.timeZone }),
    ValidateBy(
      {
        name: 'isIanaTimeZone',
        validator: { validate: (value) => typeof value === 'string' && isTimeZone(value) },
      },
      { message: RULE_MESSAGES.timeZone },
    ),
  );

/** Distinct elements of a list. */
const SomeOf = (list: readonly string[], message: string) =>
  rules(
    IsArray({ message }),
    ArrayMaxSize(list.length, { message }),
    ArrayUnique({ message }),
    IsIn([...list], { each: true, message }),
  );

export const DietaryTags = () => SomeOf(DIETARY_TAGS, RULE_MESSAGES.dietaryTags);

export const Allergens = () => SomeOf(ALLERGENS, RULE_MESSAGES.allergens);

/** `/objects/{id}`: the path of a stored image, never an address on another site. */
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

/** A percentage with at most two decimals. */
export const Percent = (min: number, max: number) => {
  const message = RULE_MESSAGES.percent(min, max);
  return rules(
    IsNumber({ maxDecimalPlaces: 2 }, { message }),
    Min(min, { message }),
    Max(max, { message }),
  );
};

/** A language of the list, including the menu's own. */
export const Language = () => IsIn([...LANGUAGE_CODES], { message: RULE_MESSAGES.language });

/** Readable part of an address: `la-cocina-de-carmen`. */
export const Slug = () =>
  rules(
    IsString({ message: RULE_MESSAGES.slug }),
    MaxLength(SLUG_MAX, { message: RULE_MESSAGES.slug }),
    Matches(SLUG_PATTERN, { message: RULE_MESSAGES.slug }),
  );

/** Short code of a menu, a table or a restaurant. */
export const ShortCode = () => Matches(SHORT_CODE_PATTERN, { message: RULE_MESSAGES.shortCode });

/**
 * Validates a moment that `momentIn` can read: with an offset, or else in Santo Domingo's time. It
 * uses class-validator's name, by which the OpenAPI document recognizes a date and time.
 */
export const Moment = () =>
  ValidateBy(
    {
      name: IS_ISO8601,
      validator: {
        validate: (value) => typeof value === 'string' && momentIn(value) !== undefined,
      },
    },
    { message: RULE_MESSAGES.moment },
  );
