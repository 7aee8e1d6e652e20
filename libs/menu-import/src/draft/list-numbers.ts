/** Number with a separator before its entry: `1.400 - Flan`, `2.Flan`, `3) Flan`. */
const LEADING = /^(\d{1,3})[.)-] ?(?=(\S))/;
/** Minimum count of numbers that ascend from one in a list. */
const LEAST_IN_LIST = 3;
/** Count from which the numbers cannot be prices by chance: `1.500`, `2.500`, `3.500`. */
const SURE_OF_LIST = 8;

/** Numbers of a list at the beginnings of lines. */
export interface ListNumbers {
  /** Length of each line's number. It is 0 if there is none, or if a word follows and the line is unambiguous. */
  readonly lengths: readonly number[];
  /** The numbers may be thousands of prices instead. */
  readonly areDoubtful: boolean;
}

/**
 * Finds list numbers without a space before a price: `1.400` is 400 if later lines begin with `2.505` and `3.360`. A
 * single line is ambiguous.
 */
export function listNumbersOf(lines: readonly string[]): ListNumbers {
  let next = 1;
  const lengths = lines.map((line) => {
    const [whole = '', number, follower = ''] = LEADING.exec(line) ?? [];
    if (Number(number) !== next) return 0;
    next += 1;
    return /\d/.test(follower) ? whole.length : 0;
  });
  const isList = next - 1 >= LEAST_IN_LIST;
  return {
    lengths: isList ? lengths : lines.map(() => 0),
    areDoubtful: next - 1 < SURE_OF_LIST,
  };
}
