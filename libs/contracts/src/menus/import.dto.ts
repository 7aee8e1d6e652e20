import { IsInt, IsString } from 'class-validator';
import {
  FileToImport,
  Flag,
  Id,
  type ImportedFile,
  ListOf,
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
  content: ImportedFile;

  /** Answers what would be imported and writes nothing. */
  @Flag()
  preview: boolean;

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

export class ImportReport {
  @WholeNumber(0, 100_000)
  imported: number;

  @WholeNumber(0, 100_000)
  newCategories: number;

  @ListOf(() => ImportFault)
  faults: ImportFault[];
}
