import { Module } from '@nestjs/common';
import { ObjectsModule } from '../objects/objects.module';
import { GarbageCollector } from './garbage-collector';
import { ReferenceCheck } from './reference-check';

@Module({
  imports: [ObjectsModule],
  providers: [GarbageCollector, ReferenceCheck],
  exports: [ReferenceCheck],
})
export class GarbageCollectionModule {}
