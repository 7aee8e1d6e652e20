import { deviceEntries } from '@cartaviva/domain';
import { readMenuData } from './menu-data';
import { messages } from './messages';
import { onMenuChanged } from './menu-changed';
import { showToast } from './toast';
import { share } from './share';

const KEY = 'cartaviva-text';

/** Activates the buttons for text size and sharing, which are hidden without scripts. */
export function offerReadingTools(page: Document): void {
  const root = page.documentElement;
  root.dataset['text'] = deviceEntries.read(KEY) ?? '0';
  const grow = () => {
    const { textSizes } = messages();
    const next = (Number(root.dataset['text']) + 1) % textSizes.length;
    root.dataset['text'] = String(next);
    deviceEntries.write(KEY, String(next));
    showToast(textSizes[next]!);
  };
  const offer = () => {
    for (const button of page.querySelectorAll<HTMLElement>('.tools button')) button.hidden = false;
  };
  page.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('.tools button');
    if (button?.className === 'size') grow();
    if (button?.className === 'share') void share(page.title, readMenuData()?.url ?? location.href);
  });
  offer();
  onMenuChanged(offer);
}
