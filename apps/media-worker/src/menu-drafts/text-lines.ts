import type { Blot } from './blots';

/** Minimum and maximum height of letters and maximum width of touching letters, as shares of the image's width. */
const LETTER = { least: 0.004, most: 0.08, widest: 0.25 } as const;
/**
 * Maximum gap between letters, as a multiple of the line height. It bridges a space, but not the gap before a price.
 */
const MAX_GAP = 1.1;
/** Minimum vertical overlap of a letter with its line, as a share of the lower height. */
const LEAST_SHARED = 0.5;
/** Maximum ratio of the heights of a letter and its line. */
const MAX_PROPORTION = 2.4;
/** Number of letters at the end of a line that determine its height there. */
const LAST = 5;

/** A part of a line without a wide gap. */
export interface TextLine extends Blot {
  readonly letters: readonly Blot[];
}

const heightOf = ({ top, bottom }: Pick<Blot, 'top' | 'bottom'>): number => bottom - top + 1;

/** Segments an image with level lines into text lines. The broken letters of thin print are joined into one line. */
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

/** Returns the line that a letter continues. If there are several, the one with the largest overlap wins. */
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
