import { shownCents } from '../money';

/** Dominican taxes on a restaurant's bill, in percent: ITBIS, and the service charge of the 10 % law. */
export const ITBIS_PERCENT = 18;
export const LEY_PERCENT = 10;

export interface AddedTaxes {
  readonly addsItbis: boolean;
  readonly addsLey: boolean;
}

/**
 * Adds taxes to a menu price in cents. Both taxes apply to the menu price. Their sum is rounded
 * once, to the smallest amount that diners see in the currency.
 */
export function withTaxes(
  cents: number,
  { addsItbis, addsLey }: AddedTaxes,
  currencyCode: string,
): number {
  const percent = (addsItbis ? ITBIS_PERCENT : 0) + (addsLey ? LEY_PERCENT : 0);
  return shownCents((cents * (100 + percent)) / 100, currencyCode);
}

/** Returns the sentence below a menu, or null if no taxes are added to its prices. */
export function taxLegend({ addsItbis, addsLey }: AddedTaxes): string | null {
  const added = [
    ...(addsItbis ? [`${ITBIS_PERCENT} % de ITBIS`] : []),
    ...(addsLey ? [`${LEY_PERCENT} % de ley`] : []),
  ];
  return added.length > 0 ? `A los precios se les suma ${added.join(' y ')}.` : null;
}
