import { QR_SHAPES } from '@cartaviva/domain';
import { drawQrCode } from './qr-drawing';

const ADDRESS = 'https://cartaviva.do/menu/3f0c2c5e-5d0a-4b8e-9f53-0d1c5a2d9a11?source=qr';

/** Left and right end of each dark row, and its top. */
const rowsIn = (path: string) =>
  [...path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map(([, x, y, length]) => ({
    left: Number(x),
    right: Number(x) + Number(length),
    top: Number(y),
  }));

describe('the drawing of a code', () => {
  it('has two blank modules on every side (specification §9)', () => {
    const { side, path } = drawQrCode(ADDRESS, { shape: 'square', withLogo: false });
    const rows = rowsIn(path);
    expect(Math.min(...rows.map(({ left }) => left))).toBe(2);
    expect(Math.max(...rows.map(({ right }) => right))).toBe(side - 2);
    expect(Math.min(...rows.map(({ top }) => top))).toBe(2);
    expect(Math.max(...rows.map(({ top }) => top + 1))).toBe(side - 2);
  });

  it.each(QR_SHAPES)('of %s dots has a place for a logo alone where it has one', (shape) => {
    expect(drawQrCode(ADDRESS, { shape, withLogo: false }).logo).toBeNull();
    expect(drawQrCode(ADDRESS, { shape, withLogo: true }).logo).not.toBeNull();
  });

  it('leaves the logo’s place blank, in the very middle', () => {
    for (let length = 1; length < 200; length += 11) {
      const { side, path, logo } = drawQrCode('a'.repeat(length), {
        ...{ shape: 'square', withLogo: true },
      });
      expect(logo).toMatchObject({ x: (side - logo!.side) / 2, y: (side - logo!.side) / 2 });
      expect(Number.isInteger(logo!.x)).toBe(true);
      const { x, y, side: width } = logo!;
      // The highest correction mends three tenths; what dirt and light take must be among them.
      expect(width ** 2).toBeLessThan((side - 4) ** 2 / 10);
      const covered = rowsIn(path).filter(
        ({ left, right, top }) => top >= y && top < y + width && left < x + width && right > x,
      );
      expect(covered).toEqual([]);
    }
  });
});
