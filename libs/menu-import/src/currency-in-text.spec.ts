import { currencyIn } from './currency-in-text';
import { readMenuText } from './read-menu-text';

describe('currencyIn', () => {
  it.each([
    ['RD$ 350', 'DOP'],
    ['US$12', 'USD'],
    ['12,50 €', 'EUR'],
    ['S/ 38', 'PEN'],
    ['Q45.00', 'GTQ'],
    ['R$ 25,90', 'BRL'],
    ['25.000 Gs.', undefined],
    ['$ 350', undefined],
    ['RD$250 / US$5', undefined],
  ])('reads %s as %s', (text, code) => {
    expect(currencyIn(text)).toBe(code);
  });
});

describe('a menu with several currencies', () => {
  it('doubts the prices in another currency than most', () => {
    const { categories, currencies } = readMenuText('Moro RD$ 120\nFlan RD$ 95\nLangosta US$ 45');
    expect(currencies).toEqual(['DOP', 'USD']);
    expect(categories[0]?.items.map(({ doubts }) => doubts)).toEqual([[], [], ['price']]);
  });
});
