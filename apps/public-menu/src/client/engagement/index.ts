import type { PageItem } from '../../menu/menu-data';
import { forgetUnsent, resend, send } from '../outbox';
import { refusesTracking, visitorIdFor } from '../visitor';
import { Noted } from './noted';
import { followSearches } from './searches';
import { followSections } from './sections';

/** Receives the diner's actions from other parts of the page. */
export interface Engagement {
  opened(item: PageItem): void;
  ordered(itemIds: readonly string[]): void;
}

/**
 * Collects what a diner does with the menu and sends it in a beacon when the diner leaves the page. After a return,
 * the next beacon contains only new actions. Nothing is sent for diners who refuse tracking. Beacons that failed
 * earlier, on this or other pages, are sent again when the page opens, when it is left and when the phone goes
 * online.
 */
export function followEngagement(menuId: string): Engagement {
  const noted = new Noted();
  followSections(document, (categoryId) => noted.add('categoryIds', categoryId));
  const finishSearch = followSearches(document, {
    filter: (tag) => noted.add('filters', tag),
    emptySearch: (text) => noted.add('searches', text),
  });
  const leave = () => {
    if (refusesTracking()) return;
    resend();
    finishSearch();
    const done = noted.take({ menuId, visitorId: visitorIdFor(menuId) });
    if (done) void send('/api/menu-engagement', done);
  };
  const catchUp = () => (refusesTracking() ? forgetUnsent() : resend());
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => document.hidden && leave());
  addEventListener('online', catchUp);
  catchUp();
  return {
    opened({ id, soldOut }) {
      noted.add('itemIds', id);
      if (soldOut) noted.add('soldOutItemIds', id);
    },
    ordered: (itemIds) => itemIds.forEach((id) => noted.add('orderedItemIds', id)),
  };
}
