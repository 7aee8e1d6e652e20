import { newMenuDefaults } from '../menu/menu';
import { currencyIn } from './place-currency';

describe('the currency of a new menu that names none', () => {
  it.each([
    ['DO', undefined, '', 'DOP'],
    ['DO', 'USD', 'DOP', 'DOP'],
    ['MX', undefined, 'DOP', 'MXN'],
    ['MX', 'USD', 'DOP', 'USD'],
    ['MX', 'USD', 'COP', 'COP'],
    ['EC', undefined, '', 'USD'],
    ['ES', undefined, '', 'DOP'],
  ] as const)('in %s, beside menus in %s, with the preference %s, is %s', (...row) => {
    const [country, currency, preferred, expected] = row;
    expect(currencyIn({ country, ...(currency && { currency }) }, preferred)).toBe(expected);
  });
});

it('a new menu is where the newest one is', () => {
  const newest = { country: 'CL', timeZone: 'Pacific/Easter', currency: 'CLP' } as const;
  expect(newMenuDefaults({ firstName: 'Ana', preferredCurrency: 'DOP' }, newest)).toMatchObject(
    newest,
  );
});
