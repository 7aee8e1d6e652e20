import { ITEMS_PER_MENU, MAX_IMPORT_BYTES, TEXT_LIMITS } from '@cartaviva/domain';
import { IsString, MaxLength } from 'class-validator';
import { Flag, Id, ListOf, Nullable, Text, WholeNumber } from '../rules';
import { ImportFault } from './import.dto';

/** POST /api/workbook: an XLSX workbook, a menu a sheet. */
export class ImportWorkbook {
  /** The file's bytes in base64; what is no base64 is refused as no workbook. */
  @IsString()
  @MaxLength(Math.ceil(MAX_IMPORT_BYTES / 3) * 4)
  content: string;

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

  /** Lines that did not land. */
  @ListOf(() => ImportFault)
  faults: ImportFault[];
}

export class WorkbookReport {
  @ListOf(() => ImportedSheet)
  sheets: ImportedSheet[];
}
