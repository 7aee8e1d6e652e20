import type { Blot } from './blots';

/** Letters are as high as these shares of the image's width; letters that touch are as wide as the last. */
const LETTER = { least: 0.004, most: 0.08, widest: 0.25 } as const;
/** Farthest from one letter to the next, in heights of the line: over a space, not to a price. */
const MAX_GAP = 1.1;
/** What a letter shares with its line of the height of the lower of both. */
const LEAST_SHARED = 0.5;
/** Of a letter and its line the higher is no more than so many times the lower. */
const MAX_PROPORTION = 2.4;
/** Letters that say how high a line is at its end. */
const LAST = 5;

/** A part of a line that no wide gap divides. */
export interface TextLine extends Blot {
  readonly letters: readonly Blot[];
}

const heightOf = ({ top, bottom }: Pick<Blot, 'top' | 'bottom'>): number => bottom - top + 1;

/** The lines of letters of an image whose lines are level: those that are broken in thin print are one. */
export function textLines(blots: readonly Blot[], width: number): TextLine[] {
  const isLetter = (blot: Blot) => {
    const height = heightOf(blot);
    const isHigh = height >= width * LETTER.least && height <= width * LETTER.most;
    return isHigh && blot.right - blot.left <= width * LETTER.widest;
  };
  const lines: Blot[][] = [];
  let open: Blot[][] = [];
  for (const letter of blots.filter(isLetter).sort((one, other) => one.left - other.left)) {
    open = open.filter((line) => letter.left - endOf(line) < width * LETTER.most * MAX_GAP);
    const line = nearest(open, letter);
    if (line) line.push(letter);
    else {
      const begun = [letter];
      lines.push(begun);
      open.push(begun);
    }
  }
  return lines.map((line) => ({ ...boxOf(line), letters: line }));
}

const endOf = (line: readonly Blot[]): number =>
  Math.max(...line.slice(-LAST).map(({ right }) => right));

/** The line that a letter goes on: of several the one that it shares most with. */
function nearest(lines: readonly Blot[][], letter: Blot): Blot[] | undefined {
  let best: Blot[] | undefined;
  let most = LEAST_SHARED;
  for (const line of lines) {
    const shared = sharedWith(line, letter);
    if (shared >= most) [best, most] = [line, shared];
  }
  return best;
}

function sharedWith(line: readonly Blot[], letter: Blot): number {
  const end = boxOf(line.slice(-LAST));
  const [low, high] = [heightOf(end), heightOf(letter)].sort((a, b) => a - b) as [number, number];
  const gap = letter.left - end.right;
  if (gap > high * MAX_GAP || high > low * MAX_PROPORTION) return 0;
  return (Math.min(end.bottom, letter.bottom) - Math.max(end.top, letter.top) + 1) / low;
}

function boxOf(blots: readonly Blot[]): Blot {
  return {
    left: Math.min(...blots.map(({ left }) => left)),
    top: Math.min(...blots.map(({ top }) => top)),
    right: Math.max(...blots.map(({ right }) => right)),
    bottom: Math.max(...blots.map(({ bottom }) => bottom)),
  };
}
