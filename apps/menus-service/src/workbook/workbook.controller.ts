import { ImportWorkbook, menus, type Nothing, type WorkbookReport } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { WorkbookExportService } from './workbook-export.service';
import { WorkbookImportService } from './workbook-import.service';
import { SPREADSHEET_LANE } from '../import-export/spreadsheet-threads';

@Controller()
export class WorkbookController {
  constructor(
    private readonly imports: WorkbookImportService,
    private readonly exports: WorkbookExportService,
  ) {}

  @Handles(menus.workbook.import, SPREADSHEET_LANE)
  import(
    @Payload() request: ImportWorkbook,
    @Ctx() context: MessageContext,
  ): Promise<WorkbookReport> {
    return this.imports.import(context, request);
  }

  @Handles(menus.workbook.export, SPREADSHEET_LANE)
  export(
    @Payload() _nothing: Nothing,
    @Ctx() context: MessageContext,
  ): Promise<{ content: string; fileName: string }> {
    return this.exports.export(context);
  }
}
