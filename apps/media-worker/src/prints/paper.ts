import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

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

export const INK = '#10201b';
export const FAINT = '#5f6b66';
export const LINE = '#d8d2c6';

/** Letter, in points: the paper of the Dominican Republic. */
export const PAGE = { width: 612, height: 792 } as const;

export interface Style {
  readonly face?: Face;
  readonly size: number;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
}

/** A document under the pen. Lengths are points, from the upper left corner of the page. */
export class Paper {
  readonly pen: PDFKit.PDFDocument;

  constructor(title: string) {
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
  }

  page(): void {
    this.pen.addPage();
  }

  /** Height that a text takes in so much width. */
  heightOf(text: string, width: number, { face = 'text', size }: Style): number {
    return this.pen.font(face, size).heightOfString(flowing(text), { width });
  }

  /** Writes a text; returns the height it took. */
  write(text: string, x: number, y: number, width: number, style: Style): number {
    const { face = 'text', size, color = INK, align = 'left' } = style;
    this.pen.font(face, size).fillColor(color).text(flowing(text), x, y, { width, align });
    return this.heightOf(text, width, style);
  }

  /** The largest size, of at most `size`, at which a text has no more than so many lines. */
  fitting(written: string, width: number, lines: number, { face = 'text', size }: Style): number {
    const text = flowing(written);
    for (let fitting = size; fitting > 8; fitting -= 1) {
      const pen = this.pen.font(face, fitting);
      const longestWord = Math.max(...text.split(' ').map((word) => pen.widthOfString(word)));
      const fits = pen.heightOfString(text, { width }) <= pen.currentLineHeight(true) * lines + 1;
      if (fits && longestWord <= width) return fitting;
    }
    return 8;
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
