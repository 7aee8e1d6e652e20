import { ITEMS_PER_MENU, TEXT_LIMITS } from '@cartaviva/domain';
import { IsString } from 'class-validator';
import { FileToImport, Flag, Id, ListOf, Nullable, Text, WholeNumber } from '../rules';
import { ImportFault } from './import.dto';

/** POST /api/workbook: an XLSX workbook, a menu a sheet. */
export class ImportWorkbook {
  @FileToImport()
  content: Uint8Array;

  /** Answers what would be imported and writes nothing. */
  @Flag()
  preview: boolean;
}

/** What becomes of the menu that a sheet holds. */
export class ImportedSheet {
  /** The menu's name; of one that is made, the sheet's. */
  @Text({ max: TEXT_LIMITS.name })
  name: string;

  /** Null for a menu that the preview would make. */
  @Nullable()
  @Id()
  menuId: string | null;

  /** Whether no menu was the sheet's before. */
  @Flag()
  isNew: boolean;

  @WholeNumber(0, ITEMS_PER_MENU)
  created: number;

  @WholeNumber(0, ITEMS_PER_MENU)
  updated: number;

  @WholeNumber(0, ITEMS_PER_MENU)
  unchanged: number;

  @WholeNumber(0, ITEMS_PER_MENU)
  newCategories: number;

  /** Titles of the ignored columns. */
  @IsString({ each: true })
  ignoredColumns: string[];

  /** Lines that did not land. */
  @ListOf(() => ImportFault)
  faults: ImportFault[];
}

export class WorkbookReport {
  @ListOf(() => ImportedSheet)
  sheets: ImportedSheet[];
}
