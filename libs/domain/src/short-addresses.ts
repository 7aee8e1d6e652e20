import { PRINT_LAYOUTS, type PrintLayout } from './qr-design';
import { scanMarks } from './visits';

/**
 * Characters of a short code: without vowels, so that no word comes about, and without what is read as
 * another (0 and O, 1 and I, 2 and Z, 5 and S, 8 and B). The database chooses among the same
 * (`new_short_code` of menus-service).
 */
export const SHORT_CODE_PATTERN = /^[34679CDFGHJKMNPQRTVWXY]{7}$/;

const PATH_PART = /^([^-]*)(?:-([A-Z]))?$/;

/** What a QR code leads to. */
export interface ScannedMenu {
  readonly menuId: string;
  /** Of the menu, or of one of its tables. */
  readonly shortCode?: string | undefined;
  /** The print that the code stands on; null for the code by itself. */
  readonly piece?: PrintLayout | null;
  readonly table?: string | null;
}

/**
 * The text of a QR code: `HTTPS://CARTAVIVA.DO/Q/7K3M9XW-T`. In capitals, which codes hold in three quarters
 * of the room, and which say the same: names of hosts know no case, and the gateway answers `/Q/` as `/q/`.
 * Where no short code is known, the menu's own address, which needs a denser code.
 * @param publicUrl without a path
 */
export function scannedAddress(publicUrl: string, scanned: ScannedMenu): string {
  const { menuId, shortCode, piece = null, table = null } = scanned;
  if (!shortCode) return `${publicUrl}/menu/${menuId}${scanMarks(piece, table)}`;
  return `${publicUrl}/q/${shortCode}${piece ? `-${piece[0]}` : ''}`.toUpperCase();
}

/** Reads what stands behind `/q/`, in capitals or not. Null for what no code ever held. */
export function shortCodeIn(
  part: string,
): { readonly shortCode: string; readonly piece: PrintLayout | null } | null {
  const [, shortCode = '', letter = ''] = PATH_PART.exec(part.toUpperCase()) ?? [];
  if (!SHORT_CODE_PATTERN.test(shortCode)) return null;
  const piece = PRINT_LAYOUTS.find((layout) => layout[0] === letter.toLowerCase()) ?? null;
  return { shortCode, piece };
}
