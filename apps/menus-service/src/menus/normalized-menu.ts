import type { CreateMenuRequest, UpdateMenuRequest } from '@cartaviva/contracts';
import type { QrDesign } from '@cartaviva/domain';
import { normalizedFields } from '../normalized-fields';
import type { Menu } from './menu.entity';

/** What was sent of a menu, as rows hold it. */
export function normalizedMenu<Sent extends CreateMenuRequest | UpdateMenuRequest>(sent: Sent) {
  const normalized = normalizedFields(sent);
  return 'qrDesign' in normalized
    ? { ...normalized, qrDesign: normalizedDesign(normalized.qrDesign!) }
    : normalized;
}

/** One spelling for each design: colours in small letters. */
function normalizedDesign({ foreground, background, shape, withLogo }: QrDesign): Menu['qrDesign'] {
  return {
    foreground: foreground.toLowerCase(),
    background: background.toLowerCase(),
    ...{ shape, withLogo },
  };
}
