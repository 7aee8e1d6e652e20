import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module';
import { ItemsController } from './items.controller';
import { ItemsService } from './items.service';
import { UpsertService } from './upsert/upsert.service';

@Module({
  imports: [ImagesModule],
  controllers: [ItemsController],
  providers: [Clock, ItemsService, UpsertService],
})
export class ItemsModule {}
