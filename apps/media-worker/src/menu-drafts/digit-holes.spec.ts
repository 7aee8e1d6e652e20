import { drawnDigits as drawn } from '../../test/drawn-digits';
import { haveHoles, holesOf } from './digit-holes';

describe('the holes of the digits of a price', () => {
  it('are counted from its end, whatever stands before them and between them', () => {
    expect(holesOf(drawn('380'), 3)).toEqual([0, 2, 1]);
    expect(holesOf(drawn('83.80'), 3)).toEqual([0, 2, 1]);
  });

  it('are none of the specks in its strokes', () => {
    const printed = drawn('380');
    for (const speck of [6, 30]) printed.data[5 * printed.width + speck] = 255;
    expect(holesOf(printed, 3)).toEqual([0, 2, 1]);
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
