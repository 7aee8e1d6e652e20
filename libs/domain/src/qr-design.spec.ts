import { isReadableQr, PLAIN_QR, tablesIn } from './qr-design';

describe('the tables of a print', () => {
  it.each([
    ['', []],
    ['1-4', ['1', '2', '3', '4']],
    ['8 - 10, Terraza , Barra,', ['8', '9', '10', 'Terraza', 'Barra']],
    ['3, 3, 3-3', ['3']],
    ['5-1', null],
    ['1-61', null],
    ['1-40, 41-80', null],
    ['Una mesa de nombre larguísimo', null],
  ])('of %p are %p', (text, tables) => expect(tablesIn(text)).toEqual(tables));
});

describe('a code', () => {
  it.each([
    [PLAIN_QR, true],
    [{ ...PLAIN_QR, foreground: '#0b5a3f', background: '#fbf3dd' }, true],
    [{ ...PLAIN_QR, foreground: '#10b981' }, false],
    [{ ...PLAIN_QR, foreground: '#ffffff', background: '#000000' }, false],
  ])('%p can be read: %p', (design, readable) => expect(isReadableQr(design)).toBe(readable));
});
