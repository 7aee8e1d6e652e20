import { Module } from '@nestjs/common';
import { MenusModule } from '../menus/menus.module';
import { VisitBatches } from './visit-batches';
import { VisitsController } from './visits.controller';

@Module({ imports: [MenusModule], controllers: [VisitsController], providers: [VisitBatches] })
export class VisitsModule {}
