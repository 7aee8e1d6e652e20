/* Runs on the thread of `FontThreads`. Typefaces are read once. */
import { FONT_FEATURES, MAX_FONT_BYTES, type Typeface } from '@cartaviva/domain';
import subsetFont from 'subset-font';
import { wholeFont } from './whole-font';

interface FontTask {
  readonly typeface: Typeface;
  readonly characters: string;
}

/**
 * @returns the font with these letters, as WOFF2. Without what brings letters closer when it would weigh
 * too much with it; nothing when it still does: pages ask for no more letters than fit.
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
