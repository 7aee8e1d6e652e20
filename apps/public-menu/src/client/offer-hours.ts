import { onMenuChanged } from './menu-changed';

/** Brings what knows opening hours; only pages of menus that say some ask for it. */
const loadHours = () => import(/* webpackChunkName: "hours" */ './hours');

/** Says whether the restaurant is open, and what is not served now. Until that came it says where the hours are. */
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

/** What whoever orders is asked now; undefined while it is open, and where that cannot be known. */
export const askClosed = () =>
  loadHours().then(
    ({ hoursNow }) => hoursNow()?.closed,
    () => undefined,
  );
