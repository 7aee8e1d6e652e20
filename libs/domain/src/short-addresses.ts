import { PRINT_LAYOUTS, type PrintLayout } from './qr-design';
import { scanMarks } from './visits';

/**
 * Matches a short code. Its characters exclude vowels, so that codes form no words, and characters that look alike (0
 * and O, 1 and I, 2 and Z, 5 and S, 8 and B). The database uses the same characters (`new_short_code` of
 * menus-service).
 */
export const SHORT_CODE_PATTERN = /^[34679CDFGHJKMNPQRTVWXY]{7}$/;

const PATH_PART = /^([^-]*)(?:-([A-Z]))?$/;

export interface ScannedMenu {
  readonly menuId: string;
  /** Short code of the menu, or of one of its tables. */
  readonly shortCode?: string | undefined;
  /** The print with the code. It is null for a code without a print. */
  readonly piece?: PrintLayout | null;
  readonly table?: string | null;
}

/**
 * Returns the text of a QR code: `HTTPS://CARTAVIVA.DO/Q/7K3M9XW-T`. It is in capitals, which take a quarter less
 * room in a code. Host names are case-insensitive, and the gateway treats `/Q/` like `/q/`. Without a short code, the
 * text is the menu's full address, which needs a denser code.
 * @param publicUrl has no path
 */
export function scannedAddress(publicUrl: string, scanned: ScannedMenu): string {
  const { menuId, shortCode, piece = null, table = null } = scanned;
  if (!shortCode) return `${publicUrl}/menu/${menuId}${scanMarks(piece, table)}`;
  return `${publicUrl}/q/${shortCode}${piece ? `-${piece[0]}` : ''}`.toUpperCase();
}

/**
 * Parses the part of an address after `/q/`, in upper or lower case. Returns null for a text that is not a short
 * code.
 */
export function shortCodeIn(
  part: string,
): { readonly shortCode: string; readonly piece: PrintLayout | null } | null {
  const [, shortCode = '', letter = ''] = PATH_PART.exec(part.toUpperCase()) ?? [];
  if (!SHORT_CODE_PATTERN.test(shortCode)) return null;
  const piece = PRINT_LAYOUTS.find((layout) => layout[0] === letter.toLowerCase()) ?? null;
  return { shortCode, piece };
}
