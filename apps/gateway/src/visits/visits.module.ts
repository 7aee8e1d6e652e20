import { Module } from '@nestjs/common';
import { VisitBatches } from './visit-batches';
import { VisitsController } from './visits.controller';

@Module({ controllers: [VisitsController], providers: [VisitBatches] })
export class VisitsModule {}
