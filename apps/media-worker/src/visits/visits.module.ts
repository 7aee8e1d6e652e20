import { Module } from '@nestjs/common';
import { VisitsProcessor } from './visits.processor';

@Module({ providers: [VisitsProcessor] })
export class VisitsModule {}
