import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../entitlements/entitlements.module';
import { DeletedItemsService } from './deleted-items.service';
import { DeletedMenusService } from './deleted-menus.service';
import { TrashSweep } from './trash-sweep';
import { TrashController } from './trash.controller';

@Module({
  imports: [EntitlementsModule],
  controllers: [TrashController],
  providers: [Clock, DeletedMenusService, DeletedItemsService, TrashSweep],
})
export class TrashModule {}
