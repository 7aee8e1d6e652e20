import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';

const bidi = bidiFactory();
const letters = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Signs that are invisible or only change the look of others. A font may lack them. */
const INVISIBLE = /[\p{Cf}\p{Cc}\ufe0e\ufe0f]/gu;

const MARKS = /\p{M}/gu;

/** The properties of a font that typesetting needs. `Handle` identifies the font for the caller. */
export interface TypesetFont<Handle> {
  readonly handle: Handle;
  readonly has: (codePoint: number) => boolean;
  /** If the font cannot place marks on letters, the marks are removed. */
  readonly takesMarks: boolean;
  /** Measures letters of one run, in points. */
  readonly widthOf: (text: string) => number;
}

/** A run of letters of a line in one font and one direction. */
export interface Piece<Handle> {
  readonly text: string;
  readonly handle: Handle;
  readonly width: number;
}

/** A text broken into lines. The pieces of each line are ordered from left to right. */
export interface SetLines<Handle> {
  readonly lines: readonly (readonly Piece<Handle>[])[];
  /** The larger of the longest word's width and the requested width. */
  readonly width: number;
  /** Letters that no font has. The lines omit them. */
  readonly missing: readonly string[];
}

interface Letter<Handle> {
  readonly text: string;
  readonly font: TypesetFont<Handle>;
}

/**
 * Breaks a text into lines, and takes each letter from the first font that has it. Right-to-left text is reordered
 * for paper (UAX 9). Lines break where the script allows it (UAX 14), or inside a word that is wider than the line.
 */
export function setLines<Handle>(
  written: string,
  width: number,
  fonts: readonly TypesetFont<Handle>[],
): SetLines<Handle> {
  const missing: string[] = [];
  const all = Array.from(letters.segment(written), ({ segment }) => segment).flatMap((segment) => {
    const letter = letterIn(fonts, segment);
    if (!letter) missing.push(segment);
    return letter?.text ? [letter] : [];
  });
  const text = all.map((letter) => letter.text).join('');
  const levels = bidi.getEmbeddingLevels(text).levels;
  const pieces = (from: number, to: number) =>
    toPieces(all.slice(from, to), levels, startOf(all, from));
  const lines: Piece<Handle>[][] = [];
  let widest = 0;
  let begun = 0;
  let end = 0;
  for (const word of findWordEnds(all, text)) {
    const reach = withoutSpaces(all, word);
    const wordWidth = widthOf(pieces(end, reach));
    widest = Math.max(widest, wordWidth);
    if (begun < end && widthOf(pieces(begun, reach)) > width) {
      lines.push(pieces(begun, withoutSpaces(all, end)));
      begun = end;
    }
    while (widthOf(pieces(begun, reach)) > width && reach - begun > 1) {
      let fits = begun + 1;
      while (fits < reach && widthOf(pieces(begun, fits + 1)) <= width) fits += 1;
      lines.push(pieces(begun, fits));
      begun = fits;
    }
    end = word;
  }
  lines.push(pieces(begun, withoutSpaces(all, end)));
  return { lines, width: widest, missing };
}

/**
 * Finds the first font for a letter and removes invisible signs that the font lacks. Returns undefined if no font has
 * it.
 */
function letterIn<Handle>(
  fonts: readonly TypesetFont<Handle>[],
  segment: string,
): Letter<Handle> | undefined {
  for (const font of fonts) {
    const has = (one: string) => font.has(one.codePointAt(0)!);
    const set = font.takesMarks ? segment : segment.replace(MARKS, '');
    const isHad = Array.from(set.replace(INVISIBLE, '')).every(has);
    if (isHad) return { text: Array.from(set).filter(has).join(''), font };
  }
  return undefined;
}

/** Yields the index after each word and its trailing spaces. */
function* findWordEnds(all: readonly Letter<unknown>[], text: string): Iterable<number> {
  const breaker = new LineBreaker(text);
  let at = 0;
  let position = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    while (position < next.position) position += all[at++]!.text.length;
    yield at;
  }
}

const startOf = (all: readonly Letter<unknown>[], index: number) =>
  all.slice(0, index).reduce((sum, { text }) => sum + text.length, 0);

function withoutSpaces(all: readonly Letter<unknown>[], end: number): number {
  let last = end;
  while (last > 0 && all[last - 1]!.text.trim() === '') last -= 1;
  return last;
}

const widthOf = (pieces: readonly Piece<unknown>[]) =>
  pieces.reduce((sum, { width }) => sum + width, 0);

/** Orders the pieces of a line from left to right. */
function toPieces<Handle>(
  line: readonly Letter<Handle>[],
  levels: Uint8Array,
  start: number,
): Piece<Handle>[] {
  const runs: { font: TypesetFont<Handle>; level: number; text: string }[] = [];
  let position = start;
  for (const { text, font } of line) {
    const level = levels[position] ?? 0;
    position += text.length;
    const last = runs.at(-1);
    // Fonts mirror only letters. Right-to-left spaces and brackets are single pieces, so they are mirrored
    // here.
    const isSign = level % 2 === 1 && !/\p{L}/u.test(text);
    const shown = isSign ? (bidi.getMirroredCharacter(text) ?? text) : text;
    const joins = last?.font === font && last.level === level && !isSign && /\S$/.test(last.text);
    if (joins && !(level % 2 === 1 && !/\p{L}/u.test(last.text))) last.text += shown;
    else runs.push({ font, level, text: shown });
  }
  return inVisualOrder(runs).map(({ font, text }) => ({
    text,
    handle: font.handle,
    width: font.widthOf(text),
  }));
}

/** Reverses each series of runs from the highest level to the lowest odd one (UAX 9, rule L2). */
function inVisualOrder<Run extends { readonly level: number }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while (to < ordered.length && ordered[to]!.level >= level) to += 1;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = to;
    }
  }
  return ordered;
}
