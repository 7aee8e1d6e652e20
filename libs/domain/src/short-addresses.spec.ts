import { PRINT_LAYOUTS } from './qr-design';
import { scannedAddress, shortCodeIn } from './short-addresses';

const HOME = 'https://cartaviva.do';
const menuId = '3f0c2c5e-5d0a-4b8e-9f53-0d1c5a2d9a11';
const shortCode = '7K3M9XW';

describe('the address in a QR code', () => {
  it('is short, and in capitals', () => {
    expect(scannedAddress(HOME, { menuId, shortCode })).toBe('HTTPS://CARTAVIVA.DO/Q/7K3M9XW');
    expect(scannedAddress(HOME, { menuId, shortCode, piece: 'tent', table: '4' })).toBe(
      'HTTPS://CARTAVIVA.DO/Q/7K3M9XW-T',
    );
  });

  it('is the menu’s own where no short code is known', () => {
    expect(scannedAddress(HOME, { menuId })).toBe(`${HOME}/menu/${menuId}?source=qr`);
    expect(scannedAddress(HOME, { menuId, piece: 'label', table: 'Salón 2' })).toBe(
      `${HOME}/menu/${menuId}?source=qr&p=l&mesa=Sal%C3%B3n+2`,
    );
  });

  it.each([null, ...PRINT_LAYOUTS])('is read again, off %s', (piece) => {
    const [, part = ''] = scannedAddress(HOME, { menuId, shortCode, piece }).split('/Q/');
    for (const typed of [part, part.toLowerCase()])
      expect(shortCodeIn(typed)).toEqual({ shortCode, piece });
  });

  it('of a print that this release does not know is a code all the same', () => {
    expect(shortCodeIn('7k3m9xw-z')).toEqual({ shortCode, piece: null });
  });

  it.each(['', '7K3M9X', '7K3M9XWW', '7K3M9XO', '7K3M9XW-', '7K3M9XW-TT', '7K3M9XW-T-T', '../x'])(
    '%j is none',
    (part) => expect(shortCodeIn(part)).toBeNull(),
  );
});
