import { Module } from '@nestjs/common';
import { TicketsModule } from '../tickets/tickets.module';
import { ImageJobs } from './image-jobs';
import { ObjectErasure } from './object-erasure';
import { ObjectsController } from './objects.controller';
import { ObjectsService } from './objects.service';

@Module({
  imports: [TicketsModule],
  controllers: [ObjectsController],
  providers: [ObjectsService, ObjectErasure, ImageJobs],
  exports: [ObjectErasure],
})
export class ObjectsModule {}
