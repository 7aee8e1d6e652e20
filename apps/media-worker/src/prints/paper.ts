import { PRINT_STYLES, type LostLetters, type PrintStyle } from '@cartaviva/domain';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { FallbackFont, Weight } from './fallback-fonts';
import { isInHeadingType } from './heading-type';
import { setLines, type SetLines, type TypesetFont } from './mixed-text';

const fonts = createRequire(import.meta.url);
const INTER = '@expo-google-fonts/inter';

/**
 * Fonts are embedded because the standard PDF fonts lack ₡ and ₲, and because a document must look the same in every
 * print shop.
 */
const FONTS = {
  text: `${INTER}/400Regular/Inter_400Regular.ttf`,
  strong: `${INTER}/600SemiBold/Inter_600SemiBold.ttf`,
  display: '@expo-google-fonts/young-serif/400Regular/YoungSerif_400Regular.ttf',
} as const;
export type Face = keyof typeof FONTS;

/** The glyphs and line heights of each face. Each thread reads them once. */
const knownFaces = new Map<Face, Font>();
function faceFont(face: Face): Font {
  const font = knownFaces.get(face) ?? (create(readFileSync(fonts.resolve(FONTS[face]))) as Font);
  knownFaces.set(face, font);
  return font;
}

const letterSets = new Map<Face, ReadonlySet<number>>();
function lettersIn(face: Face): ReadonlySet<number> {
  const letters = letterSets.get(face) ?? new Set(faceFont(face).characterSet);
  letterSets.set(face, letters);
  return letters;
}

/** Every face has these letters. Most texts need no further check. */
const IN_EVERY_FACE = /^[ -~¡-¬®-ÿ]*$/;

const hasAll = (face: Face, text: string): boolean =>
  IN_EVERY_FACE.test(text) ||
  Array.from(text).every((letter) => lettersIn(face).has(letter.codePointAt(0)!));

/** Returns the letters of a document that the face `text` lacks. */
export const lettersBeyond = (text: string): ReadonlySet<string> =>
  new Set([...new Set(text)].filter((one) => !/[\s\p{C}]/u.test(one) && !hasAll('text', one)));

/** US Letter size in points, which is the usual paper in the Dominican Republic. */
export const PAGE = { width: 612, height: 792 } as const;

export interface Style {
  readonly face?: Face;
  readonly size: number;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
}

interface PaperOptions {
  readonly style?: PrintStyle;
  /** TrueType font for the face `display`. The default is Young Serif. */
  readonly headings?: Buffer | undefined;
  /** Fonts for letters that the faces lack. */
  readonly fallbacks?: Readonly<Record<Weight, readonly FallbackFont[]>> | undefined;
}

interface NamedFont extends Omit<FallbackFont, 'bytes'> {
  readonly name: string;
}

/** A text in several fonts. `rise` and `fall` are the extents above and below the baseline, in points. */
interface MixedText extends SetLines<NamedFont> {
  readonly rise: number;
  readonly fall: number;
}

/** A normalized text with its effective face and size. */
interface SetText {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
}

/** A PDF document. Lengths are points from the upper left corner of the page. */
export class Paper {
  readonly pen: PDFKit.PDFDocument;
  readonly style: PrintStyle;
  private readonly headings: Buffer | undefined;
  private readonly fallbacks: Readonly<Record<Weight, readonly NamedFont[]>>;
  /** Each text is measured before it is written, so the result is kept. */
  private readonly mixedTexts = new Map<string, MixedText>();
  private readonly missing = new Set<string>();
  private readonly uncoloured = new Set<string>();

  constructor(
    title: string,
    { style = PRINT_STYLES.classic, headings, fallbacks }: PaperOptions = {},
  ) {
    this.style = style;
    this.headings = headings;
    this.pen = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      autoFirstPage: false,
      lang: 'es-DO',
      info: { Title: title, Creator: 'CartaViva' },
    });
    for (const [face, path] of Object.entries(FONTS)) {
      this.pen.registerFont(face, fonts.resolve(path));
    }
    if (headings) this.pen.registerFont('display', headings);
    const named = (weight: Weight) =>
      (fallbacks?.[weight] ?? []).map(({ bytes, ...font }, at): NamedFont => {
        const name = `${weight}-${at}`;
        this.pen.registerFont(name, bytes);
        return { name, ...font };
      });
    this.fallbacks = { text: named('text'), strong: named('strong') };
  }

  page(): void {
    this.pen.addPage();
  }

  heightOf(written: string, width: number, style: Style): number {
    const { text, face, size } = this.set(written, style);
    if (this.isPlain(face, text)) {
      return this.pen.font(face, size).heightOfString(plain(text), { width });
    }
    const { lines, rise, fall } = this.mixed(text, face, size, width);
    return lines.length * (rise + fall);
  }

  /** Writes a text and returns its height. */
  write(written: string, x: number, y: number, width: number, style: Style): number {
    const { color = this.style.ink, align = 'left' } = style;
    const { text, face, size } = this.set(written, style);
    if (this.isPlain(face, text)) {
      this.pen.font(face, size).fillColor(color).text(plain(text), x, y, { width, align });
      return this.heightOf(written, width, style);
    }
    const { lines, rise, fall, missing } = this.mixed(text, face, size, width);
    for (const letter of missing) this.missing.add(letter);
    for (const [at, pieces] of lines.entries()) {
      const free = width - pieces.reduce((sum, piece) => sum + piece.width, 0);
      let left = x + (align === 'left' ? 0 : align === 'right' ? free : free / 2);
      const baseline = y + at * (rise + fall) + rise;
      for (const piece of pieces) {
        if (piece.handle.isEmoji) this.uncoloured.add(piece.text);
        const pen = this.pen.font(piece.handle.name, size).fillColor(color);
        pen.text(piece.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
        left += piece.width;
      }
    }
    return lines.length * (rise + fall);
  }

  /** Returns the largest size, up to the size of `style`, at which a text fits into the given number of lines. */
  fitting(written: string, width: number, lines: number, style: Style): number {
    for (let fitting = style.size; fitting > 8; fitting -= 1) {
      const { text, face, size } = this.set(written, { ...style, size: fitting });
      if (this.fits(text, face, size, width, lines)) return fitting;
    }
    return 8;
  }

  /** Letters that the paper lacks or shows without their colour. */
  get lost(): LostLetters {
    return { missing: [...this.missing], uncoloured: [...this.uncoloured] };
  }

  private fits(text: string, face: Face, size: number, width: number, most: number): boolean {
    if (!this.isPlain(face, text)) {
      const set = this.mixed(text, face, size, width);
      return set.lines.length <= most && set.width <= width;
    }
    const pen = this.pen.font(face, size);
    const words = plain(text).split(' ');
    const longestWord = Math.max(...words.map((word) => pen.widthOfString(word)));
    const height = pen.heightOfString(plain(text), { width });
    return height <= pen.currentLineHeight(true) * most + 1 && longestWord <= width;
  }

  /**
   * Sets headings in the design's font. Line breaks become spaces: two thousand of them would fill forty pages with
   * one item.
   */
  private set(written: string, { face = 'text', size }: Style): SetText {
    const text = written.normalize('NFC').replace(/\s+/g, ' ');
    if (face !== 'display') return { text, face, size };
    const isDisplayed = this.headings
      ? isInHeadingType(plain(text))
      : hasAll('display', plain(text));
    if (!isDisplayed) return { text, face: 'strong', size };
    if (!this.headings) return { text, face, size };
    const { capitals, scale } = this.style;
    return { text: capitals ? text.toUpperCase() : text, face, size: size * scale };
  }

  /** The PDF library can set a text that one face covers. */
  private isPlain(face: Face, text: string): boolean {
    return face === 'display' || hasAll(face, plain(text));
  }

  private mixed(text: string, face: Face, size: number, width: number): MixedText {
    const key = `${face} ${size} ${width} ${text}`;
    const known = this.mixedTexts.get(key) ?? this.setMixed(text, face, size, width);
    this.mixedTexts.set(key, known);
    return known;
  }

  private setMixed(text: string, face: Face, size: number, width: number): MixedText {
    const base = { name: face, font: faceFont(face), letters: lettersIn(face), isEmoji: false };
    const others = this.fallbacks[face === 'text' ? 'text' : 'strong'];
    const all = [base, ...others].map((handle): TypesetFont<NamedFont> => ({
      handle,
      has: (codePoint) => handle.letters.has(codePoint),
      takesMarks: handle !== base,
      widthOf: (piece) => this.pen.font(handle.name, size).widthOfString(piece),
    }));
    const set: SetLines<NamedFont> = setLines(text, width, all);
    const used = [base, ...set.lines.flat().map(({ handle }) => handle)].map(({ font }) => font);
    const points = (units: number, { unitsPerEm }: Font) => (units / unitsPerEm) * size;
    const rise = Math.max(...used.map((font) => points(font.ascent, font)));
    const fall = Math.max(...used.map((font) => points(font.lineGap - font.descent, font)));
    return { ...set, rise, fall };
  }

  async finish(): Promise<Buffer> {
    const written = buffer(this.pen);
    this.pen.end();
    return written;
  }
}

/**
 * Prepares a text for the PDF library. Accents are already part of their letters (NFC). Other combining marks are
 * removed, because the library fails to place them in Young Serif.
 */
const plain = (text: string): string => text.replace(/\p{M}/gu, '');
