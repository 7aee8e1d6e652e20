import sharp, { type Raw, type SharpOptions } from '../images/sharp';

/** A font file, and the family name in it. */
export interface TextFace {
  readonly file: string;
  readonly family: string;
}

export interface TextStyle {
  readonly face: TextFace;
  /** Font size in pixels. */
  readonly size: number;
  readonly width: number;
  /** Maximum height in pixels. A text that is higher gets a smaller font. */
  readonly maxHeight: number;
  readonly color: string;
}

/** Pixels with an alpha channel. */
export interface DrawnText {
  readonly data: Buffer;
  readonly raw: Raw;
  /** Space below the text, in pixels. */
  readonly gap: number;
}

/** Draws a text on as many lines as necessary. Returns undefined for an empty text. */
export async function drawText(
  written: string,
  { face, size, width, maxHeight, color }: TextStyle,
): Promise<DrawnText | undefined> {
  const words = written.replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim();
  if (!words) return undefined;
  const text = `<span foreground="${color}">${escaped(words)}</span>`;
  // The comma ends the family name, whose last word may also be the name of a weight.
  const font = { font: `${face.family}, ${size}`, fontfile: face.file, rgba: true, width } as const;
  const wrap = { wrap: 'word-char' } as const;
  const asked = await pixelsOf({ text: { ...font, ...wrap, text, dpi: 72 } });
  // Without a resolution, the text is scaled to its box.
  const { data, info } =
    asked.info.height <= maxHeight && asked.info.width <= width
      ? asked
      : await pixelsOf({ text: { ...font, ...wrap, text, height: maxHeight } });
  return { data, raw: info, gap: Math.max(20, Math.round(size * 0.4)) };
}

const pixelsOf = (input: SharpOptions) => sharp(input).raw().toBuffer({ resolveWithObject: true });

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
