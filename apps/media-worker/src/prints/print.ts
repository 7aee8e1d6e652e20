import type { PrintedMenu } from '@cartaviva/contracts';
import {
  bandOf,
  readableOn,
  scannedAddress,
  type PrintLayout,
  type QrDesign,
} from '@cartaviva/domain';
import type { Paper } from './paper';

/** The code of a menu: what it says, how it looks, and the logo for its middle. */
export interface PrintedCode {
  readonly address: string;
  readonly design: QrDesign;
  readonly logo: Buffer | undefined;
}

/** What a layout is given. */
export interface Print {
  readonly layout: PrintLayout;
  readonly content: PrintedMenu;
  readonly tables: readonly string[];
  readonly menuId: string;
  /** Where people reach this installation, without a path. */
  readonly publicUrl: string;
  readonly code: Omit<PrintedCode, 'address'>;
}

/** The code for a table, or for none, which says which print it stands on. */
export function codeFor(print: Print, table: string | null): PrintedCode {
  const { layout: piece, content, menuId, publicUrl, code } = print;
  const ofTables = new Map(Object.entries(content.tableCodes));
  const shortCode = table === null ? content.menu.shortCode : ofTables.get(table);
  return { ...code, address: scannedAddress(publicUrl, { menuId, shortCode, piece, table }) };
}

/** The colours of headings, which can be read on white, and of what stands behind or between texts. */
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

/** A code for each table; one without a name when there are none. */
export const tablesOf = ({ tables }: Print): readonly (string | null)[] =>
  tables.length > 0 ? tables : [null];
