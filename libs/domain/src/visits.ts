import { PRINT_LAYOUTS, TABLE_NAME_MAX, type PrintLayout } from './qr-design';

/** Origins of a visit: a scanned code or a link (specification §3, menu_visits). */
export const VISIT_SOURCES = ['qr', 'direct_link'] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

/** Query parameters that mark a scan: the scan itself, the print, and the table. */
export const SCAN_MARK = 'source';
export const PIECE_MARK = 'p';
export const TABLE_MARK = 'mesa';

export interface Scan {
  readonly source: VisitSource;
  /** The print whose code was scanned. It is null for a code without a print. */
  readonly piece: PrintLayout | null;
  /** The table whose code was scanned. */
  readonly table: string | null;
}

/** Reads the parameters that a QR code adds to the menu's address (specification §2, QR tab). */
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
 * Returns the table that a parameter names, cut to the maximum length of a table's name. It removes control and
 * format characters, which no print contains. Returns null if nothing is left.
 */
export const tableNamed = (mark: string): string | null =>
  Array.from(mark.replace(/\p{C}/gu, '').trim()).slice(0, TABLE_NAME_MAX).join('') || null;

/** Returns the query of a scan: `?source=qr&p=t&mesa=4`. The print is named by the first letter of its layout. */
export function scanMarks(piece: PrintLayout | null, table: string | null): string {
  const marks = new URLSearchParams({ [SCAN_MARK]: 'qr' });
  if (piece) marks.set(PIECE_MARK, piece[0]!);
  if (table) marks.set(TABLE_MARK, table);
  return `?${marks.toString()}`;
}

/**
 * Returns true if a search contains no personal data. Texts that look like an email address or a phone number are not
 * stored.
 */
export function namesNobody(search: string): boolean {
  // Normalization finds variants such as `＠` and `８`, which phone keyboards can produce.
  const read = search.normalize('NFKC');
  return !read.includes('@') && read.replace(/\P{Nd}/gu, '').length < 7;
}

/**
 * Maximum number of new visitors from one network to one menu, per hour and per day. A browser chooses its visitor ID
 * freely, so one machine could pretend to be thousands of visitors. On the other hand, all guests of a restaurant may
 * share one address through its Wi-Fi.
 *
 * A restaurant of 300 seats, all taken within the hour by guests who each open the menu on its Wi-Fi, adds 300
 * visitors; with three sittings a day, it adds 900. Both fit, with a third to spare in the hour. An abuser in one
 * network adds at most 1,200 visitors a day, and guests in other networks are still counted. Visitors who were
 * counted today may return without a limit.
 */
export const VISITORS_PER_NETWORK = { hour: 400, day: 1200 } as const;
