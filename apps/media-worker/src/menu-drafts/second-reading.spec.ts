import { drawnDigits } from '../../test/drawn-digits';
import { joinedNumbers } from './joined-numbers';
import { isAmount, isConfirmed, isSurePrice, likelierPrice, narrowAmount } from './second-reading';
import type { SeenWord } from './tesseract';

const seen = (text: string, confidence = 95, left = 0): SeenWord => ({
  ...{ text, left, top: 0, right: left + text.length * 15, bottom: 30, size: 30 },
  ...{ confidence, leastConfidence: 99 },
});

describe('a price that is read twice', () => {
  it('is sure when both readings are the same, and in doubt otherwise', () => {
    expect(isSurePrice(seen('$4.25'), { text: '$4.25', confidence: 90 })).toBe(true);
    expect(isSurePrice(seen('$4.25'), { text: '$4.26', confidence: 90 })).toBe(false);
    expect(isSurePrice(seen('$4.25', 60), { text: '$4.25', confidence: 90 })).toBe(false);
  });

  it('is in doubt when neither reading was quite sure, though they are the same', () => {
    expect(isSurePrice(seen('$7.95', 89), { text: '$7.95', confidence: 80 })).toBe(false);
    expect(isSurePrice(seen('$7.95', 89), { text: '$7.95', confidence: 81 })).toBe(true);
    expect(isSurePrice(seen('$7.99', 96), { text: '$7.99', confidence: 69 })).toBe(false);
    expect(isSurePrice(seen('$7.99', 100), { text: '$7.99', confidence: 70 })).toBe(true);
    expect(isSurePrice(seen('$7.99', 79), { text: '$7.99', confidence: 96 })).toBe(false);
  });

  it.each([
    ['the surer one', seen('2435.00', 70), '435.00', 96, '435.00'],
    ['the first while it is sure', seen('500', 96), '300', 90, '500'],
    ['what is an amount at all', seen('$a.25', 91), '$4.25', 0, '$4.25'],
    ['the one that has lost no digit to its sign', seen('RD$40', 69), 'RD$540', 0, 'RD$540'],
    ['the first of an amount with its size', seen('650/M', 78), '6507', 0, '650/M'],
  ])('is %s', (_, first, text, confidence, price) => {
    expect(likelierPrice(first, { text, confidence })).toBe(price);
  });
});

describe('an amount', () => {
  it.each(['5', '350', 'RD$350', '$4.25', '1,250', '1.250,00', 'RD$1,250.00', '12500'])(
    'may be %s',
    (text) => expect(isAmount(text)).toBe(true),
  );

  it.each(['', 'RD$', '35O', '350.5', '12,3456', '1234567', '350/M', 'x350'])('is not %p', (text) =>
    expect(isAmount(text)).toBe(false),
  );
});

/** `printed` draws a number, and `reader` always returns the given reading. */
const printed = (text: string) => drawnDigits(text);
const reader = (text: string, confidence: number) => ({ line: () => ({ text, confidence }) });
const all = { left: 0, top: 0, right: 60, bottom: 27 };

describe('a price that is unsure, though it was read twice the same', () => {
  const isSure = (text: string, { print = text, third = text, confidence = 65 } = {}) =>
    isConfirmed(
      { ...seen(text, 70), ...all },
      { text, confidence: 65 },
      printed(print),
      reader(third, confidence),
    );

  it('is confirmed by a third reading and by the holes of its digits, and by none of them alone', async () => {
    expect(await isSure('380')).toBe(true);
    expect(await isSure('380', { print: '880' })).toBe(false);
    expect(await isSure('380', { third: '330' })).toBe(false);
    expect(await isSure('380', { confidence: 64 })).toBe(false);
  });

  it('is not confirmed with a 7, as which an open 4 is read in every size', async () => {
    expect(await isSure('870')).toBe(false);
    expect(await isSure('830')).toBe(true);
  });
});

describe('narrow letters that touch', () => {
  it.each([
    ['350', 70, '350'],
    ['350', 69, null],
    ['R3$50D', 96, null],
    ['5', 96, null],
  ])('that are read as %s, of 100 as sure as %d, are the amount %p', async (text, sure, amount) => {
    expect(await narrowAmount(all, printed('380'), reader(text, sure))).toBe(amount);
  });
});

describe('the parts of a price', () => {
  it('are one, in whatever order they come, and no others', () => {
    const words = [seen('95', 96, 40), seen('Flan', 96, 300), seen('$2', 95, 0), seen('RDs$65')];
    expect(joinedNumbers(words).map(({ text }) => text)).toEqual(['Flan', '$2.95', 'RD$65']);
  });

  it('are together as unsure as the one that is less sure', () => {
    const cents = { ...seen('95', 60, 40), leastConfidence: 55 };
    expect(joinedNumbers([seen('$2', 95, 0), cents])).toMatchObject([
      { text: '$2.95', confidence: 60, leastConfidence: 55 },
    ]);
  });

  it('begin with the sign, however it was read; the 5 after a sign is a digit', () => {
    const read = ['RDS80', 'RD§80', 'RDS$s80', 'RD580', 'RD$580'].map((text) => seen(text));
    expect(joinedNumbers(read).map(({ text }) => text)).toEqual([
      ...['RD$80', 'RD$80', 'RD$80', 'RD$80', 'RD$580'],
    ]);
  });

  it('are no units of measure: `mi` and `0z` are so after a number alone', () => {
    const words = [seen('500', 96, 0), seen('mi', 90, 60), seen('mi', 90, 300)];
    expect(joinedNumbers(words).map(({ text }) => text)).toEqual(['500', 'ml', 'mi']);
    const ounces = [seen('20', 96, 0), seen('07', 40, 40)];
    expect(joinedNumbers(ounces).map(({ text }) => text)).toEqual(['20', 'oz']);
  });
});
