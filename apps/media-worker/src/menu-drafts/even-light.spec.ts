import { evenLight, isInk } from './even-light';

const [WIDTH, HEIGHT] = [120, 90];

/**
 * Creates paper with letters in a light that fades to the right, and evens it. Returns the pixels of letters and
 * paper.
 */
function photographed(paper: number, ink: number) {
  const light = (at: number) => 1 - (0.3 * (at % WIDTH)) / WIDTH;
  const isLetter = (at: number) => (at % WIDTH) % 15 < 5 && Math.floor(at / WIDTH) % 30 < 10;
  const points = Array.from({ length: WIDTH * HEIGHT }, (_, at) => at);
  const data = Uint8Array.from(points, (at) => light(at) * (isLetter(at) ? ink : paper));
  const mean = Uint8Array.from(points, (at) => light(at) * paper);
  const even = evenLight({ width: WIDTH, height: HEIGHT, data }, mean).data;
  const letters = points.filter(isLetter).map((at) => even[at]!);
  const blank = points.filter((at) => !isLetter(at)).map((at) => even[at]!);
  return { letters, blank };
}

describe('a page in uneven light', () => {
  it.each([
    ['black', 250, 20],
    ['grey', 230, 140],
    ['dull', 190, 150],
    ['white on a dark page', 60, 230],
  ])('has black letters on white paper, whatever it is printed in: %s', (_, paper, ink) => {
    const { letters, blank } = photographed(paper, ink);
    expect(Math.max(...letters)).toBeLessThan(60);
    expect(Math.min(...blank)).toBeGreaterThan(215);
    expect(letters.every(isInk)).toBe(true);
  });
});
