import { runs } from '@cartaviva/rig/properties.mjs';
import fc from 'fast-check';
import { blotsOf } from './blots';
import type { GreyImage } from './grey-image';
import { letterRows, type RowPoint } from './letter-rows';
import { fallAt, fallOf, type PageFall } from './page-fall';
import { paperEdges } from './paper-edges';
import { unbent } from './unbent';

const [WIDTH, HEIGHT] = [2000, 2600];
const share = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const FALLS = fc.record({ page: share(0.03), aside: share(0.1), below: share(0.05) });

/** Creates a row of points, 20 pixels apart, that follows the slope of its page. */
const row = (from: number, to: number, level: number, fall: PageFall): RowPoint[] =>
  Array.from({ length: Math.floor((to - from) / 20) }, (_, at) => {
    const x = (from + at * 20 - WIDTH / 2) / WIDTH;
    const down = fallAt(x, (level - HEIGHT / 2) / WIDTH, fall);
    return { x: from + at * 20, y: level + down * WIDTH, height: 26 };
  });

const lines = Array.from({ length: 20 }, (_, at) => 300 + at * 100);
const names = (fall: PageFall) => lines.map((level) => row(200, 900, level, fall));
const prices = (fall: PageFall) => lines.map((level) => row(1600, 1700, level, fall));

/** Returns the largest difference between two slopes, in pixels, in the area of names and prices. */
const farthest = (one: PageFall, other: PageFall): number =>
  Math.max(
    ...[-0.4, 0.4].flatMap((x) =>
      [-0.35, 0, 0.5].map((y) => WIDTH * Math.abs(fallAt(x, y, one) - fallAt(x, y, other))),
    ),
  );

describe('how the lines of a page fall', () => {
  it('is told by names and by the digits of prices, however the page was held', () => {
    fc.assert(
      fc.property(FALLS, (fall) => {
        const measured = fallOf([...names(fall), ...prices(fall)], [], {
          width: WIDTH,
          height: HEIGHT,
        });
        expect(farthest(measured.fall, fall)).toBeLessThan(4);
        expect(measured.isExact).toBe(false);
      }),
      { numRuns: runs(20) },
    );
  });

  it('is not changed by letters that reach below their line', () => {
    const fall = { page: 0.02, aside: 0.05, below: 0.01 };
    const deep = names(fall).map((all) =>
      all.map((point, at) => (at % 4 === 3 ? { ...point, y: point.y + 8 } : point)),
    );
    const measured = fallOf([...deep, ...prices(fall)], [], { width: WIDTH, height: HEIGHT });
    expect(farthest(measured.fall, fall)).toBeLessThan(4);
  });

  it('is exact by the edges of its paper, and takes none of the table', () => {
    const fall = { page: 0.01, aside: 0.08, below: 0 };
    const edges = (of: PageFall) =>
      [100, 2500].map((level) =>
        row(300, 1700, level, of).map((point) => ({ ...point, height: WIDTH / 10 })),
      );
    const page = { width: WIDTH, height: HEIGHT };
    const few = names(fall).slice(0, 6);
    const exact = fallOf(few, edges(fall), page);
    expect(exact.isExact).toBe(true);
    expect(farthest(exact.fall, fall)).toBeLessThan(2);
    const table = edges({ page: -0.05, aside: 0, below: 0 });
    expect(fallOf(names(fall), table, page)).toEqual(fallOf(names(fall), [], page));
  });
});

describe('a page that bulges', () => {
  const [width, height] = [400, 300];
  const fall = { page: 0.04, aside: 0.2, below: 0.05 };
  /** Draws one text line in black, white paper around it, and grey outside of the page. */
  const seen = (): GreyImage => {
    const data = new Uint8Array(width * height).fill(255);
    for (let x = 0; x < width; x += 1) {
      const at = (x - width / 2) / width;
      const placeOf = (level: number) =>
        Math.round(level + width * fallAt(at, (level - height / 2) / width, fall));
      for (let y = 0; y < placeOf(40); y += 1) data[y * width + x] = 60;
      for (let y = placeOf(260); y < height; y += 1) data[y * width + x] = 60;
      if (x > 60 && x < 330 && x % 9 < 6) {
        for (let y = 0; y < 8; y += 1) data[(placeOf(150) - y) * width + x] = 0;
      }
    }
    return { width, height, data };
  };

  it('is made level by its letters and its edges', () => {
    const image = seen();
    const edges = paperEdges(image, width);
    expect(edges).toHaveLength(2);
    const { fall: measured, isExact } = fallOf(letterRows(blotsOf(image), width), edges, image);
    expect(isExact).toBe(true);
    const feet = blotsOf(unbent(image, measured))
      .filter(({ left, right }) => right - left < 20)
      .map(({ bottom }) => bottom);
    expect(feet.length).toBeGreaterThan(20);
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThanOrEqual(2);
  });

  it('shows the same edges in a smaller image of it', () => {
    const twice = paperEdges(seen(), width).map((edge) =>
      edge.map((point) => ({ x: point.x * 2, y: point.y * 2, height: point.height * 2 })),
    );
    expect(paperEdges(seen(), 2 * width)).toEqual(twice);
  });

  it('stays blank where it is, up to the sides of the photo', () => {
    const blank = { width, height, data: new Uint8Array(width * height).fill(255) };
    expect(unbent(blank, fall).data.every((value) => value === 255)).toBe(true);
  });

  it('shows no edges when it fills the photo', () => {
    const image = seen();
    const blank = { ...image, data: image.data.map((value) => (value === 60 ? 255 : value)) };
    expect(paperEdges(blank, width)).toEqual([]);
  });
});
