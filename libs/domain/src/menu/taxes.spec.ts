import { taxLegend, withTaxes } from './taxes';

const BOTH = { addsItbis: true, addsLey: true };
const ITBIS = { addsItbis: true, addsLey: false };
const LEY = { addsItbis: false, addsLey: true };
const NONE = { addsItbis: false, addsLey: false };

describe('what a diner pays', () => {
  it.each([
    [10_000, NONE, 10_000],
    [10_000, ITBIS, 11_800],
    [10_000, LEY, 11_000],
    [10_000, BOTH, 12_800],
    // Half a cent rounds up.
    [3, ITBIS, 4],
    [2, ITBIS, 2],
  ])('for %i cents with %j is %i', (cents, taxes, paid) => {
    expect(withTaxes(cents, taxes, 'DOP')).toBe(paid);
  });

  it('is rounded once to whole units in a currency without cents', () => {
    // 1,180.50 rounds to 1,181. Rounding 117.9984 to cents first would give 118.00.
    expect(withTaxes(100_042, ITBIS, 'CLP')).toBe(118_000);
    expect(withTaxes(100_100, ITBIS, 'CLP')).toBe(118_100);
    expect(withTaxes(100_100, NONE, 'PYG')).toBe(100_100);
  });
});

describe('the sentence below a menu', () => {
  it.each([
    [BOTH, 'A los precios se les suma 18 % de ITBIS y 10 % de ley.'],
    [ITBIS, 'A los precios se les suma 18 % de ITBIS.'],
    [LEY, 'A los precios se les suma 10 % de ley.'],
    [NONE, null],
  ])('with %j is %j', (taxes, sentence) => {
    expect(taxLegend(taxes)).toBe(sentence);
  });
});
