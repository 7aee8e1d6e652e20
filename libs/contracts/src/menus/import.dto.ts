import { CATEGORIES_PER_MENU, ITEMS_PER_MENU, TEXT_LIMITS } from '@cartaviva/domain';
import { IsInt, IsString } from 'class-validator';
import {
  ColumnMapping,
  Flag,
  IdList,
  ListOf,
  Nullable,
  Price,
  Text,
  Unchanged,
  WholeNumber,
} from '../rules';

/** Query of POST /api/workbook. */
export class ImportRequest {
  /** If true, the reply reports the import and nothing is written. */
  @Flag()
  preview: boolean = false;
}

/** Query of POST /api/menus/{id}/import. */
export class ImportTableRequest extends ImportRequest {
  /** Roles of the columns, in their order: `name,price,,category`. Without it, the headings must be unambiguous. */
  @Unchanged()
  @ColumnMapping()
  mapping?: string;
}

export class ImportFault {
  /** Line number as spreadsheet programs count: the heading is line 1. */
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

  /** IDs of the new items, in their order. Empty in a preview. */
  @IdList(ITEMS_PER_MENU)
  itemIds: string[];

  /** IDs of the new categories, in their order. Empty in a preview. */
  @IdList(CATEGORIES_PER_MENU)
  categoryIds: string[];
}
