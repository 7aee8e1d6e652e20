import { Module } from '@nestjs/common';
import { ExportService } from './export.service';
import { ImportService } from './import.service';
import { TableThreads } from './table-threads';
import { TablesController } from './tables.controller';

@Module({
  controllers: [TablesController],
  providers: [ImportService, ExportService, TableThreads],
})
export class TablesModule {}
