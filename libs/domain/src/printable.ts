/**
 * Matches printable text with new lines and tabs. It excludes control characters, lone surrogates,
 * noncharacters, which workbooks lose, and direction overrides, which make a price read backwards.
 * It allows at most 30 combining marks in a row, as Unicode's stream-safe text does (UAX #15),
 * because normalization takes time quadratic in their number.
 */
export const PRINTABLE =
  /^(?:[^\p{Cc}\p{Cs}\p{M}\p{Noncharacter_Code_Point}\u202d\u202e]|[\n\r\t]|\p{M}{1,30}(?!\p{M}))*$/u;
