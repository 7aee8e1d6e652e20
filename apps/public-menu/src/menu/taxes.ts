import { ITBIS_PERCENT, LEY_PERCENT, type AddedTaxes } from '@cartaviva/domain';
import { fill } from '../messages/fill';
import type { Messages } from '../messages/messages';

type Texts = Messages['taxes'];

/** Returns the note below a menu, or undefined if its prices include all taxes. */
export function taxSentence({ addsItbis, addsLey }: AddedTaxes, texts: Texts): string | undefined {
  const itbis = addsItbis && fill(texts.itbis, { percent: ITBIS_PERCENT });
  const taxes = joined([itbis, addsLey && leyIn(texts)], texts);
  return taxes && fill(texts.legend, { taxes });
}

/** Returns the label of an order's total: 'Total', or one that names the taxes added to the menu's prices. */
export function totalLabel({ addsItbis, addsLey }: AddedTaxes, texts: Texts): string {
  const taxes = joined([addsItbis && 'ITBIS', addsLey && leyIn(texts)], texts);
  return taxes ? fill(texts.totalWith, { taxes }) : texts.total;
}

const leyIn = ({ ley }: Texts) => fill(ley, { percent: LEY_PERCENT });

function joined(taxes: readonly (string | false)[], { both }: Texts): string | undefined {
  const [one, other] = taxes.filter((tax) => tax !== false);
  return one && other ? fill(both, { one, other }) : one;
}
