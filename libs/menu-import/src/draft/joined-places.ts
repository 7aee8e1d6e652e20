import type { DraftPlace } from '@cartaviva/domain';

/** Returns the smallest rectangle around both places, or the first place if they are on different pages. */
export function joinedPlaces(
  one: DraftPlace | undefined,
  other: DraftPlace | undefined,
): DraftPlace | undefined {
  if (!one || !other || one.page !== other.page) return one ?? other;
  return {
    page: one.page,
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
