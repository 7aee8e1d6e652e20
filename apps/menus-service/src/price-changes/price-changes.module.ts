import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { ImportExportModule } from '../import-export/import-export.module';
import { PriceChangeRetention } from './price-change-retention';
import { PriceChangesController } from './price-changes.controller';
import { PriceChangesService } from './price-changes.service';
import { PriceListsService } from './price-lists.service';

@Module({
  imports: [ImportExportModule],
  controllers: [PriceChangesController],
  providers: [Clock, PriceChangesService, PriceListsService, PriceChangeRetention],
})
export class PriceChangesModule {}
