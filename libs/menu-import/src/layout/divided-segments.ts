import type { Band } from './gutters';
import { segmentOf, type Segment } from './rows';

/** Words of two columns are farther apart than those of one line, in sizes of their letters. */
const LEAST_GAP = 0.6;
/** Share of the gap that lies between the columns. */
const LEAST_SHARE = 0.5;

/** Divides segments where the price of one column stands close to the name of the next. */
export const dividedAtGutters = (
  segments: readonly Segment[],
  columns: readonly Band[],
): Segment[] =>
  columns.length < 2 ? [...segments] : segments.flatMap((segment) => divided(segment, columns));

function divided(segment: Segment, columns: readonly Band[]): Segment[] {
  const { words, size } = segment;
  const at = words.findIndex((word, index) => {
    const next = words[index + 1];
    return (
      next !== undefined &&
      next.left - word.right > LEAST_GAP * size &&
      isBetween(word.right, next.left, columns)
    );
  });
  if (at < 0) return [segment];
  const rest = segmentOf(words.slice(at + 1));
  return [segmentOf(words.slice(0, at + 1)), ...divided(rest, columns)];
}

/** Returns true if a gap lies between two columns. */
const isBetween = (left: number, right: number, columns: readonly Band[]): boolean =>
  columns.slice(1).some((column, index) => {
    const shared = Math.min(right, column.left) - Math.max(left, columns[index]!.right);
    return shared > (right - left) * LEAST_SHARE;
  });
