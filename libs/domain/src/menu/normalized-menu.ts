import type { QrDesign } from '../qr-design';
import { normalizedFields } from '../normalized-text';
import type { SecondCurrency } from './second-currency';
import { normalizedHours } from '../opening-hours/opening-hours';

/** Converts the fields of a request to their stored form. */
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

/** Normalizes the spelling of a design: colours in lower case. */
function normalizedDesign({ foreground, background, shape, withLogo }: QrDesign): QrDesign {
  return {
    foreground: foreground.toLowerCase(),
    background: background.toLowerCase(),
    ...{ shape, withLogo },
  };
}

/** Puts the fields in a fixed order, because callers compare the serialized text. */
export const inOrder = ({ currency, rate, date }: SecondCurrency): SecondCurrency => ({
  currency,
  rate,
  date,
});
