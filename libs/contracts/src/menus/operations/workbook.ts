import { message, Nothing } from '../../message';
import { ADMINISTRATORS, EDITORS } from '../../people/rights';
import { ImportWorkbook, type WorkbookReport } from '../workbook.dto';

export const workbook = {
  import: message(
    'menus.workbook.import',
    ImportWorkbook,
    ADMINISTRATORS,
  ).replies<WorkbookReport>(),
  /** Returns an XLSX in base64 that the import can read. */
  export: message('menus.workbook.export', Nothing, EDITORS).replies<{
    content: string;
    fileName: string;
  }>(),
} as const;
