import type { GreyImage } from '../src/menu-drafts/grey-image';

/** Shapes of the characters. Each sign is a square of `STROKE` pixels. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  0: ['###', '# #', '# #', '# #', '###'],
  3: ['###', '  #', '###', '  #', '###'],
  7: ['###', '  #', '  #', '  #', '  #'],
  8: ['###', '# #', '###', '# #', '###'],
  '.': ['   ', '   ', '   ', '   ', ' # '],
};
const STROKE = 4;

/** @param gap space between two digits, in strokes */
export function drawnDigits(text: string, gap = 1): GreyImage {
  const columns = text.length * (3 + gap) + 2;
  const [width, height] = [columns * STROKE, 7 * STROKE];
  const data = new Uint8Array(width * height).fill(255);
  [...text].forEach((character, at) => {
    SHAPES[character]!.forEach((row, down) => {
      [...row].forEach((point, across) => {
        if (point === ' ') return;
        const [left, top] = [(1 + at * (3 + gap) + across) * STROKE, (1 + down) * STROKE];
        for (let y = top; y < top + STROKE; y += 1) {
          data.fill(0, y * width + left, y * width + left + STROKE);
        }
      });
    });
  });
  return { width, height, data };
}
