import { priceIn } from './price-in';

describe('a price as people write it', () => {
  it.each([
    ['350', '350.00'],
    ['RD$ 1,250.00', '1250.00'],
    ['RD$1,250', '1250.00'],
    ['1.250,50', '1250.50'],
    ['12,5', '12.50'],
    ['$ 99.9', '99.90'],
    ['350 pesos', '350.00'],
    [' 1,250.5 ', '1250.50'],
    ['1.250', '1250.00'],
    ['₡ 12 500', '12500.00'],
    ['0', '0.00'],
  ])('%s is %s', (text, price) => expect(priceIn(text)).toBe(price));

  it.each([
    '',
    'gratis',
    '-5',
    '12.345.6',
    '1,23,456',
    '1e5',
    'NaN',
    '999999999',
    'dos por 350 pesos',
  ])('%p is none', (text) => expect(priceIn(text)).toBeNull());
});
