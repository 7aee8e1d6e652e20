import { PRINT_STYLES, type PrintStyle } from '@cartaviva/domain';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { isInHeadingType } from './heading-type';

const fonts = createRequire(import.meta.url);
const INTER = '@expo-google-fonts/inter';

/**
 * Embedded, for two reasons: the fonts that every reader has lack ₡ and ₲, and what leaves here must
 * look the same in every print shop.
 */
const FONTS = {
  text: `${INTER}/400Regular/Inter_400Regular.ttf`,
  strong: `${INTER}/600SemiBold/Inter_600SemiBold.ttf`,
  display: '@expo-google-fonts/young-serif/400Regular/YoungSerif_400Regular.ttf',
} as const;
export type Face = keyof typeof FONTS;

/** Letter, in points: the paper of the Dominican Republic. */
export const PAGE = { width: 612, height: 792 } as const;

export interface Style {
  readonly face?: Face;
  readonly size: number;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
}

interface PaperOptions {
  readonly style?: PrintStyle;
  /** What the face `display` is, as TrueType; without it, Young Serif. */
  readonly headings?: Buffer | undefined;
}

/** A text as it is set. */
interface SetText {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
}

/** A document under the pen. Lengths are points, from the upper left corner of the page. */
export class Paper {
  readonly pen: PDFKit.PDFDocument;
  readonly style: PrintStyle;
  private readonly headings: Buffer | undefined;

  constructor(title: string, { style = PRINT_STYLES.classic, headings }: PaperOptions = {}) {
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
  }

  page(): void {
    this.pen.addPage();
  }

  /** Height that a text takes in so much width. */
  heightOf(written: string, width: number, style: Style): number {
    const { text, face, size } = this.set(written, style);
    return this.pen.font(face, size).heightOfString(text, { width });
  }

  /** Writes a text; returns the height it took. */
  write(written: string, x: number, y: number, width: number, style: Style): number {
    const { color = this.style.ink, align = 'left' } = style;
    const { text, face, size } = this.set(written, style);
    this.pen.font(face, size).fillColor(color).text(text, x, y, { width, align });
    return this.heightOf(written, width, style);
  }

  /** The largest size, of at most `size`, at which a text has no more than so many lines. */
  fitting(written: string, width: number, lines: number, style: Style): number {
    for (let fitting = style.size; fitting > 8; fitting -= 1) {
      const { text, face, size } = this.set(written, { ...style, size: fitting });
      const pen = this.pen.font(face, size);
      const longestWord = Math.max(...text.split(' ').map((word) => pen.widthOfString(word)));
      const fits = pen.heightOfString(text, { width }) <= pen.currentLineHeight(true) * lines + 1;
      if (fits && longestWord <= width) return fitting;
    }
    return 8;
  }

  /** Headings as the design has them. */
  private set(written: string, { face = 'text', size }: Style): SetText {
    const text = flowing(written);
    if (face !== 'display' || !this.headings) return { text, face, size };
    if (!isInHeadingType(text)) return { text, face: 'strong', size };
    const { capitals, scale } = this.style;
    return { text: capitals ? text.toUpperCase() : text, face, size: size * scale };
  }

  async finish(): Promise<Buffer> {
    const written = buffer(this.pen);
    this.pen.end();
    return written;
  }
}

/**
 * On paper a text is one paragraph: two thousand line breaks would be forty pages of one item. Accents
 * are written as part of their letters; those of letters that nobody accents are left out, because the
 * PDF library fails on how Young Serif places them.
 */
const flowing = (text: string): string =>
  text.normalize('NFC').replace(/\p{M}/gu, '').replace(/\s+/g, ' ');
