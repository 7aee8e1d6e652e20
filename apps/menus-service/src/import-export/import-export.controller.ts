import { ImportMenu, MenuRequest, menus, type ImportReport } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { ExportService } from './export.service';
import { ImportService } from './import.service';

/** Menus as tables, to read and to write. */
@Controller()
export class ImportExportController {
  constructor(
    private readonly imports: ImportService,
    private readonly exports: ExportService,
  ) {}

  @Handles(menus.menu.import)
  import(@Payload() table: ImportMenu, @Ctx() context: MessageContext): Promise<ImportReport> {
    return this.imports.import(context, table);
  }

  @Handles(menus.menu.export)
  async export(
    @Payload() { menuId }: MenuRequest,
    @Ctx() context: MessageContext,
  ): Promise<{ csv: string }> {
    return { csv: await this.exports.csv(context, menuId) };
  }
}
