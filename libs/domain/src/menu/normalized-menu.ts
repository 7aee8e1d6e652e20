import type { QrDesign } from '../qr-design';
import { normalizedFields } from '../normalized-text';

/** What was sent of a menu, as it is stored. */
export function normalizedMenu<Sent extends object>(
  sent: Sent & { readonly qrDesign?: QrDesign },
): Sent {
  const normalized = normalizedFields(sent);
  const { qrDesign } = normalized;
  return qrDesign ? { ...normalized, qrDesign: normalizedDesign(qrDesign) } : normalized;
}

/** One spelling for each design: colours in small letters. */
function normalizedDesign({ foreground, background, shape, withLogo }: QrDesign): QrDesign {
  return {
    foreground: foreground.toLowerCase(),
    background: background.toLowerCase(),
    ...{ shape, withLogo },
  };
}
