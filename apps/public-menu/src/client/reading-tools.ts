import { deviceEntries } from '@cartaviva/domain';
import { onMenuChanged } from './menu-changed';
import { TEXT_KEY } from './text-key';

/** Applies the stored text size, and reveals the buttons for text size and sharing, which are hidden without scripts. */
export function offerReadingTools(page: Document): void {
  page.documentElement.dataset['text'] = deviceEntries.read(TEXT_KEY) ?? '0';
  const offer = () => {
    for (const button of page.querySelectorAll<HTMLElement>('.tools button')) button.hidden = false;
  };
  page.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('.tools button');
    // Their code loads with that of the sheets.
    if (button)
      void import(/* webpackChunkName: "ordering" */ './ordering').then(
        ({ useTool }) => useTool(page, button.className),
        () => undefined,
      );
  });
  offer();
  onMenuChanged(offer);
}
