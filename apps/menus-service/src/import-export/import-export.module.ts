import { Module } from '@nestjs/common';
import { ExportService } from './export.service';
import { ImportService } from './import.service';
import { SpreadsheetThreads } from './spreadsheet-threads';
import { ImportExportController } from './import-export.controller';

@Module({
  controllers: [ImportExportController],
  providers: [ImportService, ExportService, SpreadsheetThreads],
  exports: [SpreadsheetThreads],
})
export class ImportExportModule {}
