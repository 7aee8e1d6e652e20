import { PRINT_LAYOUTS, TABLE_NAME_MAX, type PrintLayout } from './qr-design';

/** Where a diner came from: a scanned code or a link (specification §3, menu_visits). */
export const VISIT_SOURCES = ['qr', 'direct_link'] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

/** What the address of a menu says of a scan: that there was one, off which print, and at which table. */
export const SCAN_MARK = 'source';
export const PIECE_MARK = 'p';
export const TABLE_MARK = 'mesa';

/** How a diner came to a menu. */
export interface Scan {
  readonly source: VisitSource;
  /** The print whose code was scanned; null for the code by itself. */
  readonly piece: PrintLayout | null;
  /** The table whose code was scanned. */
  readonly table: string | null;
}

/** Reads the marks that a QR code adds to the menu's address (specification §2, QR tab). */
export function scanOf(marks: URLSearchParams): Scan {
  const isScanned = marks.get(SCAN_MARK) === 'qr';
  const piece = PRINT_LAYOUTS.find((layout) => layout[0] === marks.get(PIECE_MARK));
  return {
    source: isScanned ? 'qr' : 'direct_link',
    piece: (isScanned && piece) || null,
    table: tableNamed(marks.get(TABLE_MARK) ?? ''),
  };
}

/**
 * The table that a mark names: without what cannot be seen, or turns the text around it, which no print
 * has; no longer than a table's name, in characters. Null where nothing is left.
 */
export const tableNamed = (mark: string): string | null =>
  Array.from(mark.replace(/\p{C}/gu, '').trim()).slice(0, TABLE_NAME_MAX).join('') || null;

/**
 * What the address of a menu says of a scan: `?source=qr&p=t&mesa=4`. The print is named by the first letter
 * of its layout.
 */
export function scanMarks(piece: PrintLayout | null, table: string | null): string {
  const marks = new URLSearchParams({ [SCAN_MARK]: 'qr' });
  if (piece) marks.set(PIECE_MARK, piece[0]!);
  if (table) marks.set(TABLE_MARK, table);
  return `?${marks.toString()}`;
}

/** Whether a search may be stored: what looks like an email or a phone number could name somebody. */
export function namesNobody(search: string): boolean {
  // As it is read: `＠` and `８` are marks and digits of a phone's keyboard, too.
  const read = search.normalize('NFKC');
  return !read.includes('@') && read.replace(/\P{Nd}/gu, '').length < 7;
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
