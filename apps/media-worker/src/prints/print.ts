import type { PrintedMenu } from '@cartaviva/contracts';
import {
  bandOf,
  readableOn,
  scannedAddress,
  type PrintLayout,
  type QrDesign,
} from '@cartaviva/domain';
import type { Paper } from './paper';

/** The QR code of a menu: its address, its design, and the logo for its middle. */
export interface PrintedCode {
  readonly address: string;
  readonly design: QrDesign;
  readonly logo: Buffer | undefined;
}

export interface Print {
  readonly layout: PrintLayout;
  readonly content: PrintedMenu;
  readonly tables: readonly string[];
  readonly menuId: string;
  readonly publicUrl: string;
  readonly code: Omit<PrintedCode, 'address'>;
}

/** Returns the code for a table, or for none. Its address also tells which print was scanned. */
export function codeFor(print: Print, table: string | null): PrintedCode {
  const { layout: piece, content, menuId, publicUrl, code } = print;
  const ofTables = new Map(Object.entries(content.tableCodes));
  const shortCode = table === null ? content.menu.shortCode : ofTables.get(table);
  return { ...code, address: scannedAddress(publicUrl, { menuId, shortCode, piece, table }) };
}

/** Returns the colours of a print. Headings have a colour that is readable on white. */
export function colorsOf({ style }: Paper, { content }: Print) {
  const { themeColor } = content.menu;
  const brand = readableOn(themeColor, '#ffffff');
  const band = style.ornament ? bandOf(themeColor) : themeColor;
  return {
    ...{ brand, band },
    headings: style.headings === 'ink' ? style.ink : brand,
    ornament: style.ornament?.isRepeated ? band : brand,
  };
}

export type Layout = (paper: Paper, print: Print) => void;

/** Returns the names of the tables, or a single null if there are none. */
export const tablesOf = ({ tables }: Print): readonly (string | null)[] =>
  tables.length > 0 ? tables : [null];
