import { Module } from '@nestjs/common';
import { ExportService } from './export.service';
import { ImportService } from './import.service';
import { SpreadsheetThreads } from './spreadsheet-threads';
import { SpreadsheetsController } from './spreadsheets.controller';

@Module({
  controllers: [SpreadsheetsController],
  providers: [ImportService, ExportService, SpreadsheetThreads],
})
export class SpreadsheetsModule {}
