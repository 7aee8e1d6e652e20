import { TEXT_LIMITS } from '@cartaviva/domain';
import { IsInt, IsString } from 'class-validator';
import {
  ColumnMapping,
  FileToImport,
  Flag,
  Id,
  ListOf,
  Nullable,
  Price,
  Text,
  Unchanged,
  WholeNumber,
} from '../rules';
import { OverMenu } from './version';

/**
 * POST /api/menus/{id}/import: a spreadsheet, one item a line: CSV, pasted text, or XLSX; its bytes say
 * which.
 */
export class ImportMenu extends OverMenu {
  @Id()
  menuId: string;

  @FileToImport()
  content: Uint8Array;

  /** Answers what would be imported and writes nothing. */
  @Flag()
  preview: boolean;

  /** What the columns are, in their order: `name,price,,category`. Without it the headings must say so clearly. */
  @Unchanged()
  @ColumnMapping()
  mapping?: string;

  /** What the ids of its items come from, so that a table that is sent again adds nothing twice. */
  @Unchanged()
  @Id()
  newId?: string;
}

/** A line that did not land, and why. */
export class ImportFault {
  /** As the owner's program counts them: the heading is line 1. */
  @IsInt()
  line: number;

  @IsString()
  reason: string;
}

/** A sheet of a workbook that the import does not read. */
export class OtherSheet {
  @Text({ max: TEXT_LIMITS.description })
  name: string;

  @WholeNumber(0, 100_000)
  rows: number;
}

/** An item of a table, for the preview. */
export class ReadItem {
  @Text({ max: TEXT_LIMITS.name })
  name: string;

  @Price()
  price: string;

  @Nullable()
  @Text({ max: TEXT_LIMITS.name })
  category: string | null;
}

/** Parts of a table that the import does not read. */
export class UnreadParts {
  /** Titles of the ignored columns. */
  @IsString({ each: true })
  ignoredColumns: string[];

  @ListOf(() => OtherSheet)
  otherSheets: OtherSheet[];
}

export class ImportReport extends UnreadParts {
  @WholeNumber(0, 100_000)
  imported: number;

  @WholeNumber(0, 100_000)
  newCategories: number;

  @ListOf(() => ImportFault)
  faults: ImportFault[];

  /** The first ten items to import. */
  @ListOf(() => ReadItem)
  firstItems: ReadItem[];
}
