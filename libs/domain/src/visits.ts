/** Where a diner came from: a scanned code or a link (specification §3, menu_visits). */
export const VISIT_SOURCES = ['qr', 'direct_link'] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

/** The mark a QR code adds to the menu's address (specification §2, QR tab). */
export function visitSource(search: string): VisitSource {
  return new URLSearchParams(search).get('source') === 'qr' ? 'qr' : 'direct_link';
}
