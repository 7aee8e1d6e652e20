import { Module } from '@nestjs/common';
import { ObjectsModule } from '../objects/objects.module';
import { Collector } from './collector';
import { ReferenceCheck } from './reference-check';

@Module({ imports: [ObjectsModule], providers: [Collector, ReferenceCheck] })
export class CollectionModule {}
