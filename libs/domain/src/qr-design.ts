import { contrast } from './contrast';
import { DomainError } from './errors';

/** How a menu's code looks: dark dots on a light ground, with the logo in its middle or without. */
export interface QrDesign {
  readonly foreground: string;
  readonly background: string;
  readonly shape: QrShape;
  readonly withLogo: boolean;
}

/** Shapes that phones were seen to read at every size; round dots apart from each other were not. */
export const QR_SHAPES = ['square', 'rounded'] as const;
export type QrShape = (typeof QR_SHAPES)[number];

/** Black on white (specification §9, "QR"). */
export const PLAIN_QR: QrDesign = {
  foreground: '#000000',
  background: '#ffffff',
  shape: 'square',
  withLogo: false,
};

/** Contrast that phones need; and the dots must be the darker part, as scanners expect. */
const READABLE_CONTRAST = 4;

export function isReadableQr({ foreground, background }: QrDesign): boolean {
  const isDarker = contrast(foreground, '#ffffff') > contrast(background, '#ffffff');
  return isDarker && contrast(foreground, background) >= READABLE_CONTRAST;
}

/** Refuses as QR_UNREADABLE a code that phones could not read. */
export function requireReadableQr(design: QrDesign): void {
  if (!isReadableQr(design)) throw new DomainError('QR_UNREADABLE');
}

/** Layouts of what an owner prints (decisions, GET /api/menus/{id}/print). */
export const PRINT_LAYOUTS = ['tent', 'label', 'poster', 'menu'] as const;
export type PrintLayout = (typeof PRINT_LAYOUTS)[number];

/** Most tables that one print has codes for. */
export const MAX_PRINTED_TABLES = 60;

/** Longest name of a table: `Terraza 12`. */
export const TABLE_NAME_MAX = 20;

/**
 * Tables as owners write them, `1-12, Terraza, Barra`: a range counts up, everything else is a name.
 * Returns null when there are too many, a name is too long or a range runs backwards.
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
