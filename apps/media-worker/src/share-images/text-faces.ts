import { DESIGN_TYPEFACES, type MenuDesign, type Typeface } from '@cartaviva/domain';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headingType, isInHeadingType } from '../prints/heading-type';
import type { TextFace } from './draw-text';

const fonts = createRequire(import.meta.url);
const INTER = '@expo-google-fonts/inter';

export const TEXT_FACE: TextFace = {
  file: fonts.resolve(`${INTER}/400Regular/Inter_400Regular.ttf`),
  family: 'Inter',
};
export const TITLE_FACE: TextFace = {
  file: fonts.resolve(`${INTER}/600SemiBold/Inter_600SemiBold.ttf`),
  family: 'Inter SemiBold',
};
const CLASSIC: TextFace = {
  file: fonts.resolve('@expo-google-fonts/young-serif/400Regular/YoungSerif_400Regular.ttf'),
  family: 'Young Serif',
};

/** Family names in the font files, including the weight if it is not the regular one. */
const FAMILIES: Readonly<Record<Typeface, string>> = {
  caprasimo: 'Caprasimo',
  'cormorant-garamond': 'Cormorant Garamond Light Medium',
  shrikhand: 'Shrikhand',
  fraunces: 'Fraunces SemiBold',
  'league-gothic': 'League Gothic',
  'poiret-one': 'Poiret One',
};

const files = new Map<Typeface, Promise<string>>();

/** Returns the heading face of a design, or the text face if the heading face lacks a character. */
export async function headingFace(design: MenuDesign, text: string): Promise<TextFace> {
  const typeface = DESIGN_TYPEFACES[design];
  if (!isInHeadingType(text.normalize('NFC'))) return TITLE_FACE;
  if (!typeface) return CLASSIC;
  if (!files.has(typeface)) files.set(typeface, fileOf(design, typeface));
  return { file: await files.get(typeface)!, family: FAMILIES[typeface] };
}

/** Writes the font to a temporary file, because the drawing library can only open files. */
async function fileOf(design: MenuDesign, typeface: Typeface): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'cartaviva-type-')), `${typeface}.ttf`);
  await writeFile(file, (await headingType(design))!);
  return file;
}
