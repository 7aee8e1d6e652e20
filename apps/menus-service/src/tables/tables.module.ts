import { Module } from '@nestjs/common';
import { ExportService } from './export.service';
import { ImportService } from './import.service';
import { TablesController } from './tables.controller';

@Module({ controllers: [TablesController], providers: [ImportService, ExportService] })
export class TablesModule {}
