import { IsInt, IsString, MaxLength } from 'class-validator';
import { Flag, Id, ListOf, WholeNumber } from '../rules';

/** Largest file to import, in bytes. */
export const MAX_IMPORT_BYTES = 1_048_576;

/**
 * POST /api/menus/{id}/import: a table of items, one a line: CSV, text pasted from a sheet, or XLSX; told
 * apart by its bytes.
 */
export class ImportMenu {
  @Id()
  menuId: string;

  /** The file's bytes in base64; what is none is no table either, which the reader says. */
  @IsString()
  @MaxLength(Math.ceil(MAX_IMPORT_BYTES / 3) * 4)
  content: string;

  /** Tells what would happen and writes nothing. */
  @Flag()
  preview: boolean;
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
