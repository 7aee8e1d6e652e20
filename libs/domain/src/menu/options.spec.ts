import { normalizedOptions } from './options';

describe('the sizes of an item', () => {
  it('are stored without blanks around them, at prices of one spelling', () => {
    const sent = [
      { name: ' Personal ', price: '300' },
      { name: 'Familiar', price: '900.5' },
    ];
    expect(normalizedOptions('sizes', sent)).toEqual([
      { name: 'Personal', price: '300.00' },
      { name: 'Familiar', price: '900.50' },
    ]);
  });

  it.each([
    ['blanks', 'Personal', ' Personal'],
    ['how accents are composed', 'Pequeña', 'Pequeña'.normalize('NFD')],
  ])('are refused by field when two differ in %s alone', (_, one, other) => {
    const sent = [one, other].map((name) => ({ name, price: '1' }));
    expect(() => normalizedOptions('items.3.sizes', sent)).toThrow(
      expect.objectContaining({
        code: 'INVALID_INPUT',
        details: { fields: { 'items.3.sizes': 'Hay dos con el mismo nombre' } },
      }),
    );
  });
});
