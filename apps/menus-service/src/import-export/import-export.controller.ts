import { ImportMenu, MenuRequest, menus, type ImportReport } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { ExportService } from './export.service';
import { ImportService } from './import.service';
import { SPREADSHEET_LANE } from './spreadsheet-threads';

@Controller()
export class ImportExportController {
  constructor(
    private readonly imports: ImportService,
    private readonly exports: ExportService,
  ) {}

  @Handles(menus.menu.import, SPREADSHEET_LANE)
  import(@Payload() request: ImportMenu, @Ctx() context: MessageContext): Promise<ImportReport> {
    return this.imports.import(context, request);
  }

  @Handles(menus.menu.export, SPREADSHEET_LANE)
  export(
    @Payload() { menuId }: MenuRequest,
    @Ctx() context: MessageContext,
  ): Promise<{ csv: string; fileName: string }> {
    return this.exports.csv(context, menuId);
  }
}
