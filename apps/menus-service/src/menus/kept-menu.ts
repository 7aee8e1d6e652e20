import type { CreateMenuRequest, UpdateMenuRequest } from '@cartaviva/contracts';
import type { QrDesign } from '@cartaviva/domain';
import { keptFields } from '../kept-fields';
import type { Menu } from './menu.entity';

/** What was sent of a menu, as rows hold it. */
export function keptMenu<Sent extends CreateMenuRequest | UpdateMenuRequest>(sent: Sent) {
  const kept = keptFields(sent);
  return 'qrDesign' in kept ? { ...kept, qrDesign: keptDesign(kept.qrDesign!) } : kept;
}

/** One spelling for each design: colours in small letters. */
function keptDesign({ foreground, background, shape, withLogo }: QrDesign): Menu['qrDesign'] {
  return {
    foreground: foreground.toLowerCase(),
    background: background.toLowerCase(),
    ...{ shape, withLogo },
  };
}
