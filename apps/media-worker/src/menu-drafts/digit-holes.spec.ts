import { haveHoles, holesOf } from './digit-holes';
import type { GreyImage } from './grey-image';

/** Digits as they are drawn by strokes of four points, between paper. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  0: ['###', '# #', '# #', '# #', '###'],
  3: ['###', '  #', '###', '  #', '###'],
  8: ['###', '# #', '###', '# #', '###'],
  '.': ['   ', '   ', '   ', '   ', ' # '],
};
const STROKE = 4;

/** @param gap columns of paper between two digits, in strokes */
function drawn(text: string, gap = 1): GreyImage {
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

describe('the holes of the digits of a price', () => {
  it('are counted from its end, whatever stands before them and between them', () => {
    expect(holesOf(drawn('380'), 3)).toEqual([0, 2, 1]);
    expect(holesOf(drawn('83.80'), 3)).toEqual([0, 2, 1]);
  });

  it('are not known of digits that touch, nor of more than there are', () => {
    expect(holesOf(drawn('380', 0), 3)).toBeNull();
    expect(holesOf(drawn('380'), 4)).toBeNull();
    expect(holesOf(drawn('380'), 0)).toBeNull();
  });

  it('tell 3 from 8, and no 4 from 7', () => {
    expect(haveHoles('380', [0, 2, 1])).toBe(true);
    expect(haveHoles('880', [0, 2, 1])).toBe(false);
    expect(haveHoles('38', [0, 2, 1])).toBe(false);
    expect([haveHoles('47', [0, 0]), haveHoles('77', [0, 0])]).toEqual([true, true]);
    expect([haveHoles('47', [1, 0]), haveHoles('77', [1, 0])]).toEqual([true, false]);
  });
});
