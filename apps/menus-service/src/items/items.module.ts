import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module';
import { ItemsService } from './items.service';
import { UpsertService } from './upsert/upsert.service';

@Module({
  imports: [ImagesModule],
  providers: [Clock, ItemsService, UpsertService],
})
export class ItemsModule {}
