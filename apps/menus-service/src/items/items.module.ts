import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module';
import { ItemsController } from './items.controller';
import { ItemsService } from './items.service';

@Module({
  imports: [ImagesModule],
  controllers: [ItemsController],
  providers: [ItemsService],
})
export class ItemsModule {}
