import { onMenuChanged } from './menu-changed';

/** Loads the code for opening hours. Only pages of menus with hours request it. */
const loadHours = () => import(/* webpackChunkName: "hours" */ './hours');

/**
 * Shows whether the restaurant is open and which items are not served now. Until the code has loaded, the header
 * shows the server's text.
 */
export function offerHours(page: Document): void {
  const offer = () => {
    if (!page.querySelector('.hours,.served')) return;
    loadHours().then(
      ({ followHours }) => followHours(page),
      () => undefined,
    );
  };
  offer();
  onMenuChanged(offer);
}

/**
 * Returns the texts for ordering while closed. Returns undefined while the restaurant is open or its hours are
 * unknown.
 */
export const askClosed = () =>
  loadHours().then(
    ({ hoursNow }) => hoursNow()?.closed,
    () => undefined,
  );
