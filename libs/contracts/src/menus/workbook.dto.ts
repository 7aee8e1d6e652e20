import { ITEMS_PER_MENU, TEXT_LIMITS } from '@cartaviva/domain';
import { IsString } from 'class-validator';
import { Flag, Id, ListOf, Nullable, Text, WholeNumber } from '../rules';
import { ImportFault } from './import.dto';

export class ImportedSheet {
  /** Name of the menu. A new menu has the sheet's name. */
  @Text({ max: TEXT_LIMITS.name })
  name: string;

  /** Null in a preview for a menu that does not exist yet. */
  @Nullable()
  @Id()
  menuId: string | null;

  /** True if no menu matched the sheet. */
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

  @IsString({ each: true })
  ignoredColumns: string[];

  @ListOf(() => ImportFault)
  faults: ImportFault[];
}

export class WorkbookReport {
  @ListOf(() => ImportedSheet)
  sheets: ImportedSheet[];
}
