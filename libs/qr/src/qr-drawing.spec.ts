import { QR_SHAPES, scannedAddress } from '@cartaviva/domain';
import { drawQrCode } from './qr-drawing';

const ADDRESS = 'https://cartaviva.do/menu/3f0c2c5e-5d0a-4b8e-9f53-0d1c5a2d9a11?source=qr';

/** Left end, right end and top of each run of dark modules. */
const rowsIn = (path: string) =>
  [...path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map(([, x, y, length]) => ({
    left: Number(x),
    right: Number(x) + Number(length),
    top: Number(y),
  }));

/** Number of modules on a side of a printed code, without its margin. */
function modulesOf(publicUrl: string, withLogo: boolean): number {
  const scanned = { menuId: '', shortCode: '7K3M9XW', piece: 'tent' } as const;
  return drawQrCode(scannedAddress(publicUrl, scanned), { shape: 'square', withLogo }).side - 4;
}
const ofLength = (length: number) => `https://${'a'.repeat(length - 11)}.do`;

describe('the code of a menu', () => {
  it.each([
    ['https://cartaviva.do', false, 25],
    ['https://cartaviva.do', true, 29],
    ['http://localhost:3000', true, 29],
    ['https://menu.restaurante-la-fonda.com.do', false, 29],
    [ofLength(38), true, 33],
    [ofLength(78), false, 33],
    // Longer host names, as docs/operations/proxy.md describes them.
    [ofLength(39), true, 37],
    [ofLength(79), false, 37],
  ])('at %s, with logo %s, has %i modules a side', (publicUrl, withLogo, modules) => {
    expect(modulesOf(publicUrl, withLogo)).toBe(modules);
  });
});

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
      // Correction level H restores three tenths of the code. This budget includes dirt and glare.
      expect(width ** 2).toBeLessThan((side - 4) ** 2 / 10);
      const covered = rowsIn(path).filter(
        ({ left, right, top }) => top >= y && top < y + width && left < x + width && right > x,
      );
      expect(covered).toEqual([]);
    }
  });
});
