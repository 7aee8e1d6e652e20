/** A number and a mark before what it counts: `1.400 - Flan`, `2.Flan`, `3) Flan`. */
const LEADING = /^(\d{1,3})[.)-] ?(?=(\S))/;
/** Numbers that count up from one are those of a list from so many on. */
const LEAST_IN_LIST = 3;
/** Prices count up like this in fewer lines by chance: `1.500`, `2.500`, `3.500`. */
const SURE_OF_LIST = 8;

/** What leads the lines of a menu as the number of each in its list. */
export interface ListNumbers {
  /** How long that of each line is; 0 where there is none, or a word follows, so that nobody doubts it. */
  readonly lengths: readonly number[];
  /** Whether they may be thousands of prices instead. */
  readonly areDoubtful: boolean;
}

/**
 * The numbers of a list that no blank divides from prices: `1.400` is 400 where the lines go on with
 * `2.505`, `3.360`. Of one line alone nobody can tell.
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
