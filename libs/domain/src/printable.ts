/**
 * Printable text with new lines and tabs: no NUL or other control characters, no half characters, nothing
 * that turns the direction of the letters after it (it makes a price read backwards), and no more than 30
 * combining marks in a row. No language writes more (Unicode's stream-safe text, UAX #15), and the time
 * that composing takes grows with the square of their number.
 */
export const PRINTABLE = /^(?:[^\p{Cc}\p{Cs}\p{M}\u202d\u202e]|[\n\r\t]|\p{M}{1,30}(?!\p{M}))*$/u;
