import { CURRENCIES } from './currencies';

describe('the currencies', () => {
  it('are the seventeen of specification §3', () => {
    expect(CURRENCIES.map(({ code, symbol }) => `${code} ${symbol}`).join(', ')).toBe(
      'DOP RD$, USD $, MXN $, COP $, PEN S/, CLP $, ARS $, VES Bs., GTQ Q, CRC ₡, PAB B/., HNL L, ' +
        'NIO C$, BOB Bs., PYG ₲, UYU $, BRL R$',
    );
  });
});
