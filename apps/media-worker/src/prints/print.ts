import type { PrintedMenu } from '@cartaviva/contracts';
import { printedMarks, type PrintLayout, type QrDesign } from '@cartaviva/domain';
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
  /** Leads to the menu; each code that is drawn says which print it stands on, and for which table. */
  readonly code: PrintedCode;
}

/** The code for a table, or for none. */
export const codeFor = ({ layout, code }: Print, table: string | null): PrintedCode => ({
  ...code,
  address: code.address + printedMarks(layout, table),
});

export type Layout = (paper: Paper, print: Print) => void;

/** A code for each table; one without a name when there are none. */
export const tablesOf = ({ tables }: Print): readonly (string | null)[] =>
  tables.length > 0 ? tables : [null];
