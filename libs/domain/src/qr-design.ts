import { contrast } from './contrast';
import { DomainError } from './errors';

/** Design of a QR code: dark dots on a light background, with or without a logo in the middle. */
export interface QrDesign {
  readonly foreground: string;
  readonly background: string;
  readonly shape: QrShape;
  readonly withLogo: boolean;
}

/** Shapes that phones read at every size in tests. Phones failed to read separate round dots. */
export const QR_SHAPES = ['square', 'rounded'] as const;
export type QrShape = (typeof QR_SHAPES)[number];

/** Black on white (specification §9, "QR"). */
export const PLAIN_QR: QrDesign = {
  foreground: '#000000',
  background: '#ffffff',
  shape: 'square',
  withLogo: false,
};

/** Contrast ratio that phones need. The dots must be the darker colour, because scanners expect that. */
const READABLE_CONTRAST = 4;

export function isReadableQr({ foreground, background }: QrDesign): boolean {
  const isDarker = contrast(foreground, '#ffffff') > contrast(background, '#ffffff');
  return isDarker && contrast(foreground, background) >= READABLE_CONTRAST;
}

/** Refuses a code that phones cannot read as QR_UNREADABLE. */
export function requireReadableQr(design: QrDesign): void {
  if (!isReadableQr(design)) throw new DomainError('QR_UNREADABLE');
}

/** Print layouts (decisions, GET /api/menus/{id}/print). */
export const PRINT_LAYOUTS = ['tent', 'label', 'poster', 'menu'] as const;
export type PrintLayout = (typeof PRINT_LAYOUTS)[number];

export const MAX_PRINTED_TABLES = 60;

/** Maximum length of a table's name, such as `Terraza 12`. */
export const TABLE_NAME_MAX = 20;

/**
 * Parses a list of tables such as `1-12, Terraza, Barra`. A range counts up, and everything else is a name. Returns
 * null when there are too many tables, a name is too long or a range runs backwards.
 */
export function tablesIn(text: string): string[] | null {
  const parts = text.split(',').map((part) => part.trim());
  const tables: string[] = [];
  for (const part of parts.filter(Boolean)) {
    if (part.length > TABLE_NAME_MAX || tables.length > MAX_PRINTED_TABLES) return null;
    const range = /^(\d{1,4})\s*-\s*(\d{1,4})$/.exec(part);
    const [first, last] = range ? [Number(range[1]), Number(range[2])] : [0, 0];
    if (last < first || last - first >= MAX_PRINTED_TABLES) return null;
    if (range) for (let table = first; table <= last; table += 1) tables.push(String(table));
    else tables.push(part);
  }
  return tables.length <= MAX_PRINTED_TABLES ? [...new Set(tables)] : null;
}
