import { BLANK_ITEM, derivedItem } from './item';

const NOW = new Date('2026-11-20T20:00:00Z');
const TOMORROW = new Date('2026-11-21T10:00:00Z');
const soldOut = { ...BLANK_ITEM, isAvailable: false, availableAgainAt: TOMORROW };
const sizes = [
  { name: 'Personal', price: '300.00' },
  { name: 'Familiar', price: '900.00' },
];

describe('an item with sizes', () => {
  it('costs what its first size costs', () => {
    expect(derivedItem(BLANK_ITEM, { sizes }, NOW).price).toBe('300.00');
    expect(derivedItem(BLANK_ITEM, { sizes, price: '300.00' }, NOW).price).toBe('300.00');
    expect(derivedItem({ ...BLANK_ITEM, sizes }, { price: '300.00' }, NOW).price).toBe('300.00');
  });

  it.each([
    ['is new', BLANK_ITEM, { sizes, price: '1.00' }],
    ['has them already', { ...BLANK_ITEM, sizes }, { price: '1.00' }],
    ['has the price of another size', { ...BLANK_ITEM, sizes }, { price: '900.00' }],
    ['has one alone', { ...BLANK_ITEM, sizes: [sizes[0]!] }, { price: '1.00' }],
    ['gets others', { ...BLANK_ITEM, sizes }, { sizes: [sizes[1]!], price: '300.00' }],
  ])('refuses another price when it %s', (_, before, written) => {
    expect(() => derivedItem(before, written, NOW)).toThrow(
      expect.objectContaining({
        code: 'INVALID_INPUT',
        details: { fields: { price: expect.stringContaining('tamaños') } },
      }),
    );
  });

  it('costs what is said once it has none', () => {
    const written = { sizes: [], price: '1.00' };
    expect(derivedItem({ ...BLANK_ITEM, sizes }, written, NOW).price).toBe('1.00');
  });

  it('refuses a dietary tag that its allergens contradict', () => {
    const glutenFree = { ...BLANK_ITEM, dietaryTags: ['Sin Gluten' as const] };
    expect(() => derivedItem(glutenFree, { allergens: ['Gluten'] }, NOW)).toThrow(
      expect.objectContaining({ details: { fields: { allergens: expect.any(String) } } }),
    );
  });

  it('leaves no translation behind of one that is gone or was renamed', () => {
    const translations = {
      en: { name: 'Pizza', options: { Personal: 'Small', Familiar: 'Large', Queso: 'Cheese' } },
      fr: { options: { Familiar: 'Grande' } },
    };
    const item = { ...BLANK_ITEM, sizes, translations };
    const written = { sizes: [sizes[0]!], extras: [{ name: 'Queso', price: '75.00' }] };
    expect(derivedItem(item, written, NOW).translations).toEqual({
      en: { name: 'Pizza', options: { Personal: 'Small', Queso: 'Cheese' } },
    });
  });
});

describe('an item that is sold out', () => {
  it('may return by itself, within thirty days', () => {
    const written = { isAvailable: false, availableAgainAt: TOMORROW };
    expect(derivedItem(BLANK_ITEM, written, NOW)).toMatchObject(written);
  });

  it('has no return to wait for once it is back', () => {
    const settled = derivedItem(soldOut, { isAvailable: true }, NOW);
    expect(settled.availableAgainAt).toBeNull();
  });

  it('keeps its return when other things change, even one that is just due', () => {
    const later = new Date(TOMORROW.getTime() + 1);
    expect(derivedItem(soldOut, { name: 'Flan' }, later).availableAgainAt).toEqual(TOMORROW);
    const again = { availableAgainAt: new Date(TOMORROW) };
    expect(derivedItem(soldOut, again, later).availableAgainAt).toEqual(TOMORROW);
  });

  it.each([
    ['is available', { isAvailable: true, availableAgainAt: TOMORROW }],
    ['is now', { isAvailable: false, availableAgainAt: NOW }],
    ['is too far', { isAvailable: false, availableAgainAt: new Date('2026-12-20T20:00:01Z') }],
    ['is no time', { isAvailable: false, availableAgainAt: new Date('2026-W47') }],
  ])('cannot return when it %s', (_, written) => {
    expect(() => derivedItem(BLANK_ITEM, written, NOW)).toThrow(
      expect.objectContaining({
        code: 'INVALID_INPUT',
        details: { fields: { availableAgainAt: expect.any(String) } },
      }),
    );
  });
});
