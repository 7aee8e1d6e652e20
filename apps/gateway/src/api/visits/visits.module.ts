import { Module } from '@nestjs/common';
import { MenusModule } from '../menus/menus.module';
import { CountedVisitors } from './counted-visitors';
import { VisitBatches } from './visit-batches';
import { VisitsController } from './visits.controller';

@Module({
  imports: [MenusModule],
  controllers: [VisitsController],
  providers: [CountedVisitors, VisitBatches],
})
export class VisitsModule {}
