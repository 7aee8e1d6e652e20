import { DOMINICAN_PESOS } from '@cartaviva/domain';
import { es } from '../messages/es';
import { extraLabel, priceLabel } from './price-label';

const label = (...prices: string[]) =>
  priceLabel(
    {
      ...{ id: 'x', anchor: 'p-x', name: 'Mofongo', price: prices[0]! },
      sizes: prices.length > 1 ? prices.map((price) => ({ name: price, price })) : undefined,
    },
    DOMINICAN_PESOS,
    es.script.item,
  );

describe('the price of an item', () => {
  it.each([
    [['350.00'], 'RD$350.00'],
    [['1000.00', '900.00'], 'desde RD$900.00'],
    [['900.00', '1000.00', '95.50'], 'desde RD$95.50'],
    [['99.90', '100.00'], 'desde RD$99.90'],
    [['450.00', '450.00'], 'RD$450.00'],
    [['0.50', '0.05'], 'desde RD$0.05'],
  ])('with %p is %s', (prices, shown) => {
    expect(label(...prices)).toBe(shown);
  });
});

describe('the price of an extra', () => {
  it.each([
    ['75.00', '+RD$75.00'],
    ['0.50', '+RD$0.50'],
    ['0.00', es.script.item.free],
  ])('of %s is %s', (price, shown) => {
    expect(extraLabel(price, DOMINICAN_PESOS, es.script.item)).toBe(shown);
  });
});
