import type { QrDesign } from '../qr-design';
import { normalizedFields } from '../normalized-text';
import type { SecondCurrency } from './second-currency';
import { normalizedHours } from '../opening-hours/opening-hours';

/** What was sent of a menu, as it is stored. */
export function normalizedMenu<Sent extends object>(
  sent: Sent & {
    readonly qrDesign?: QrDesign;
    readonly openingHours?: string | null;
    readonly secondCurrency?: SecondCurrency | null;
  },
): Sent {
  const normalized = normalizedFields(sent);
  const { qrDesign, secondCurrency } = normalized;
  return {
    ...normalized,
    ...(qrDesign && { qrDesign: normalizedDesign(qrDesign) }),
    ...normalizedHours(normalized),
    ...(secondCurrency && { secondCurrency: inOrder(secondCurrency) }),
  };
}

/** One spelling for each design: colours in small letters. */
function normalizedDesign({ foreground, background, shape, withLogo }: QrDesign): QrDesign {
  return {
    foreground: foreground.toLowerCase(),
    background: background.toLowerCase(),
    ...{ shape, withLogo },
  };
}

/** Its fields in one order, for whoever compares texts. */
export const inOrder = ({ currency, rate, date }: SecondCurrency): SecondCurrency => ({
  currency,
  rate,
  date,
});
