import { CURRENCIES } from '../currencies';
import { foldedName, newMenuDefaults } from './menu';
import { fittingWidth } from '../uploads';

describe('a new menu', () => {
  it('is named after its owner and starts as a draft', () => {
    const menu = newMenuDefaults({ firstName: ' Ana ', preferredCurrency: 'USD' });
    expect(menu).toMatchObject({
      name: 'Nuevo Menú',
      restaurantName: 'Restaurante de Ana',
      currency: 'USD',
      themeColor: '#10b981',
      isPublished: false,
    });
  });

  it('of an owner without a name is of Mi Restaurante', () => {
    expect(newMenuDefaults({ firstName: '', preferredCurrency: '' })).toMatchObject({
      restaurantName: 'Mi Restaurante',
      currency: 'DOP',
    });
  });
});

describe('the name of a category', () => {
  it.each(['Platos fuertes', ' platos  FUERTES ', 'Platos\tfuertes\n'])('%j is the same', (name) =>
    expect(foldedName(name)).toBe('platos fuertes'),
  );

  it.each(['Platos-fuertes', 'Platosfuertes', 'Plátos fuertes'])('%j is another', (name) =>
    expect(foldedName(name)).not.toBe('platos fuertes'),
  );
});

describe('the currencies', () => {
  it('are the seventeen of specification §3', () => {
    expect(CURRENCIES.map(({ code, symbol }) => `${code} ${symbol}`).join(', ')).toBe(
      'DOP RD$, USD $, MXN $, COP $, PEN S/, CLP $, ARS $, VES Bs., GTQ Q, CRC ₡, PAB B/., HNL L, ' +
        'NIO C$, BOB Bs., PYG ₲, UYU $, BRL R$',
    );
  });
});

describe('the width an image is served at', () => {
  it.each([
    [1, 320],
    [320, 320],
    [321, 640],
    [5000, 1280],
  ])('for %i pixels is %i', (wanted, width) => {
    expect(fittingWidth(wanted)).toBe(width);
  });
});
