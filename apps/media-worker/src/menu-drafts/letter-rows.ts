import type { Blot } from './blots';

/** A point of a row. For a letter, it is the middle of its lower edge. */
export interface RowPoint {
  readonly x: number;
  readonly y: number;
  /** Height of the letter in pixels, to which tolerances are relative. */
  readonly height: number;
}

/** Minimum and maximum height and maximum width of a letter, as shares of the image's width. */
const LETTER = { least: 0.005, most: 0.05, widest: 0.07 } as const;
/** Maximum gap to the next letter, as a multiple of the lower height. It bridges the space between words. */
const MAX_GAP = 1.2;
/** Minimum vertical overlap of two neighbouring letters, as a share of the lower height. */
const LEAST_SHARED = 0.5;
/** Maximum ratio of the heights of two neighbouring letters. */
const MAX_PROPORTION = 2.2;
/** Minimum number of letters in a row. Shorter rows show no slope. */
const LEAST_LETTERS = 3;

const heightOf = ({ top, bottom }: Blot): number => bottom - top + 1;

/** Groups components into rows of letters, each from left to right. */
export function letterRows(blots: readonly Blot[], width: number): RowPoint[][] {
  const letters = blots
    .filter((blot) => {
      const height = heightOf(blot);
      const isHigh = height >= width * LETTER.least && height <= width * LETTER.most;
      return isHigh && blot.right - blot.left <= width * LETTER.widest;
    })
    .sort((one, other) => one.left - other.left);
  const rows: Blot[][] = [];
  let open: Blot[][] = [];
  for (const letter of letters) {
    open = open.filter((row) => letter.left - row.at(-1)!.right < width * LETTER.most * MAX_GAP);
    const row = nearest(
      open.filter((one) => goesOn(one.at(-1)!, letter)),
      letter,
    );
    if (row) row.push(letter);
    else {
      const begun = [letter];
      rows.push(begun);
      open.push(begun);
    }
  }
  return rows.filter((row) => row.length >= LEAST_LETTERS).map((row) => row.map(footOf));
}

function goesOn(last: Blot, letter: Blot): boolean {
  const [low, high] = [heightOf(last), heightOf(letter)].sort((a, b) => a - b) as [number, number];
  const gap = letter.left - last.right;
  const shared = Math.min(last.bottom, letter.bottom) - Math.max(last.top, letter.top) + 1;
  return gap < low * MAX_GAP && shared >= low * LEAST_SHARED && high <= low * MAX_PROPORTION;
}

const nearest = (rows: readonly Blot[][], letter: Blot): Blot[] | undefined =>
  rows.reduce<Blot[] | undefined>((best, row) => {
    const off = (one: Blot[]) => Math.abs(one.at(-1)!.bottom - letter.bottom);
    return best && off(best) <= off(row) ? best : row;
  }, undefined);

const footOf = (letter: Blot): RowPoint => ({
  x: (letter.left + letter.right) / 2,
  y: letter.bottom,
  height: heightOf(letter),
});
