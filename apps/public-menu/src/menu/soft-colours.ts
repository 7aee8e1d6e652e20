import { thumbHashToRGBA } from 'thumbhash';

/**
 * The colours of an image from corner to corner, as a CSS gradient: sixty characters where the
 * thumbhash's own image would be five thousand. Nothing when the hash is not one.
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

/** The colour at a part of the way from the top left corner to the bottom right one. */
function colourAt({ w, h, rgba }: ReturnType<typeof thumbHashToRGBA>, way: number): string {
  const pixel = Math.floor(h * way) * w + Math.floor(w * way);
  const channels = [0, 1, 2].map((channel) => rgba[pixel * 4 + channel] ?? NaN);
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
