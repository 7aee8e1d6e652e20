import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { ImportExportModule } from '../import-export/import-export.module';
import { MenusModule } from '../menus/menus.module';
import { WorkbookExportService } from './workbook-export.service';
import { WorkbookImportService } from './workbook-import.service';
import { WorkbookController } from './workbook.controller';

@Module({
  imports: [ImportExportModule, MenusModule],
  controllers: [WorkbookController],
  providers: [WorkbookImportService, WorkbookExportService, Clock],
})
export class WorkbookModule {}
