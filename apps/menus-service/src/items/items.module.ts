import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module';
import { ItemsController } from './items.controller';
import { ItemsService } from './items.service';

@Module({
  imports: [ImagesModule],
  controllers: [ItemsController],
  providers: [Clock, ItemsService],
})
export class ItemsModule {}
