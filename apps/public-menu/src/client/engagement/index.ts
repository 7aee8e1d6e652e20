import type { PageItem } from '../../menu/menu-data';
import { forgetUnsent, resend, send } from '../outbox';
import { refusesTracking, visitorIdFor } from '../visitor';
import { Noted } from './noted';
import { followSearches } from './searches';
import { followSections } from './sections';

/** What the rest of the page says that a diner did. */
export interface Engagement {
  opened(item: PageItem): void;
  ordered(itemIds: readonly string[]): void;
}

/**
 * Notes what a diner does with the menu and sends it in one beacon when the page is left; when they come
 * back to it, what is new. Of who refuses to be counted nothing is sent. Sends, too, what earlier pages
 * could not, and what this one could not when it is left or as soon as the phone is online.
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
