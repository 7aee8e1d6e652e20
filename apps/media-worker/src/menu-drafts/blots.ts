import { isInk } from './even-light';
import type { GreyImage } from './grey-image';

/** Bounding box of a connected component of ink. */
export interface Blot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Finds the connected components of an image by joining the runs of ink in neighbouring rows (union-find). */
export function blotsOf({ width, height, data }: GreyImage): Blot[] {
  const blots: Blot[] = [];
  const parents: number[] = [];
  const rootOf = (index: number): number => {
    let root = index;
    while (parents[root] !== root) root = parents[root] = parents[parents[root]!]!;
    return root;
  };
  const join = (one: number, other: number): void => {
    const [first, merged] = [rootOf(one), rootOf(other)].sort((a, b) => a - b) as [number, number];
    if (first === merged) return;
    parents[merged] = first;
    const [into, from] = [blots[first]!, blots[merged]!];
    into.left = Math.min(into.left, from.left);
    into.right = Math.max(into.right, from.right);
    into.top = Math.min(into.top, from.top);
    into.bottom = Math.max(into.bottom, from.bottom);
  };
  let above: { left: number; right: number; blot: number }[] = [];
  for (let y = 0; y < height; y += 1) {
    const row: typeof above = [];
    let first = 0;
    for (let x = 0; x < width; x += 1) {
      if (!isInk(data[y * width + x]!)) continue;
      const left = x;
      while (x + 1 < width && isInk(data[y * width + x + 1]!)) x += 1;
      const blot = blots.length;
      blots.push({ left, right: x, top: y, bottom: y });
      parents.push(blot);
      while (first < above.length && above[first]!.right < left - 1) first += 1;
      for (let at = first; at < above.length && above[at]!.left <= x + 1; at += 1) {
        join(blot, above[at]!.blot);
      }
      row.push({ left, right: x, blot });
    }
    above = row;
  }
  return blots.filter((_, index) => parents[index] === index);
}
