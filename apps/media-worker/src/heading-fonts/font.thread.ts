/* Runs on the thread of `FontThreads`. Each typeface is read once. */
import { FONT_FEATURES, MAX_FONT_BYTES, type Typeface } from '@cartaviva/domain';
import subsetFont from 'subset-font';
import { wholeFont } from './whole-font';

interface FontTask {
  readonly typeface: Typeface;
  readonly characters: string;
}

/**
 * Returns the subset with these characters as WOFF2. If it is too large, `FONT_FEATURES` are dropped. If it is still
 * too large, the result is undefined, although pages request only as many characters as fit.
 */
export async function subset({ typeface, characters }: FontTask): Promise<Uint8Array | undefined> {
  const whole = await wholeFont(typeface);
  for (const keepFeatures of [FONT_FEATURES, []]) {
    const options = { keepFeatures: [...keepFeatures], noHinting: true };
    const font = await subsetFont(whole, characters, { targetFormat: 'woff2', ...options });
    const bytes = new Uint8Array(font);
    if (bytes.length <= MAX_FONT_BYTES) return bytes;
  }
  return undefined;
}
