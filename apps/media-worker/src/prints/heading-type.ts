/* Runs on the threads of `DocumentThreads`. */
import { DESIGN_TYPEFACES, FONT_FEATURES, type MenuDesign, type Typeface } from '@cartaviva/domain';
import subsetFont from 'subset-font';
import { wholeFont } from '../heading-fonts/whole-font';

const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)).join('');

/** Characters that all heading typefaces have. A heading with any other character uses the text font. */
export const HEADING_CHARACTERS: string =
  `${between(0x20, 0x7e)}${between(0xa1, 0xff)}`.replace(/[ª²³µ·¹º¼½¾]/g, '') + 'Œœ–—‘’“”…•';

const known: ReadonlySet<string> = new Set(HEADING_CHARACTERS);
export const isInHeadingType = (text: string): boolean =>
  Array.from(text).every((character) => known.has(character));

const fonts = new Map<Typeface, Promise<Buffer>>();

/** Returns the heading typeface of a design as TrueType, the only format whose accents the PDF library embeds. */
export function headingType(design: MenuDesign): Promise<Buffer> | undefined {
  const typeface = DESIGN_TYPEFACES[design];
  if (typeface && !fonts.has(typeface)) fonts.set(typeface, asTrueType(typeface));
  return typeface && fonts.get(typeface);
}

async function asTrueType(typeface: Typeface): Promise<Buffer> {
  const options = { targetFormat: 'truetype', noHinting: true } as const;
  const keepFeatures = [...FONT_FEATURES];
  return subsetFont(await wholeFont(typeface), HEADING_CHARACTERS, { ...options, keepFeatures });
}
