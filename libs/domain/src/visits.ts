/** Where a diner came from: a scanned code or a link (specification §3, menu_visits). */
export const VISIT_SOURCES = ['qr', 'direct_link'] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

/** The mark a QR code adds to the menu's address (specification §2, QR tab). */
export function visitSource(search: string): VisitSource {
  return new URLSearchParams(search).get('source') === 'qr' ? 'qr' : 'direct_link';
}

/**
 * New visitors that one network may add to one menu in an hour and in a day. A visitor's id is whatever
 * a browser says, so one machine could be thousands; a restaurant's guests may all come from one
 * address, its Wi-Fi's.
 *
 * A system of 300 seats, all taken within the hour by people who each open the menu on the system's
 * Wi-Fi, adds 300; with three sittings a day, 900. Both are counted whole, with a third to spare in the
 * hour. An inventor behind one network adds 1,200 a day and no more, to a menu whose own guests, in
 * other networks, are counted all the same. Who was counted today may come again as often as they like.
 */
export const VISITORS_PER_NETWORK = { hour: 400, day: 1200 } as const;
