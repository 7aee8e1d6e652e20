import { joinedNumbers } from './joined-numbers';
import { isSurePrice, likelierPrice } from './second-reading';
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

describe('the parts of a price', () => {
  it('are one, in whatever order they come, and no others', () => {
    const words = [seen('95', 96, 40), seen('Flan', 96, 300), seen('$2', 95, 0), seen('RDs$65')];
    expect(joinedNumbers(words).map(({ text }) => text)).toEqual(['Flan', '$2.95', 'RD$65']);
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
