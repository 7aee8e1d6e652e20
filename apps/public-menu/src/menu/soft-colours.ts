import { thumbHashToRGBA } from 'thumbhash';

/**
 * Returns the colors of an image from corner to corner as a CSS gradient. It has sixty characters, while the image of
 * the thumbhash would have five thousand. Returns undefined for an invalid hash.
 */
export function softColours(thumbhash: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0));
    const image = thumbHashToRGBA(bytes);
    const stops = [0.15, 0.5, 0.85].map((way) => colourAt(image, way));
    return stops.some((stop) => stop.includes('N'))
      ? undefined
      : `linear-gradient(135deg,${stops})`;
  } catch {
    return undefined;
  }
}

/** Returns the color at a fraction of the diagonal, which runs from the top left to the bottom right corner. */
function colourAt({ w, h, rgba }: ReturnType<typeof thumbHashToRGBA>, way: number): string {
  const pixel = Math.floor(h * way) * w + Math.floor(w * way);
  const channels = [0, 1, 2].map((channel) => rgba[pixel * 4 + channel] ?? NaN);
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
