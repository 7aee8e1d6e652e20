import type { Band } from './gutters';
import { segmentOf, type Segment } from './rows';

/** Minimum gap between words of two columns, as a multiple of the letter size. */
const LEAST_GAP = 0.6;
/** Minimum share of a gap that must lie between the columns. */
const LEAST_SHARE = 0.5;

/** Splits segments that contain a price of one column and a name of the next. */
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

const isBetween = (left: number, right: number, columns: readonly Band[]): boolean =>
  columns.slice(1).some((column, index) => {
    const shared = Math.min(right, column.left) - Math.max(left, columns[index]!.right);
    return shared > (right - left) * LEAST_SHARE;
  });
