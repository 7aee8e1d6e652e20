import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../entitlements/entitlements.module';
import { DeletedItemsService } from './deleted-items.service';
import { DeletedMenusService } from './deleted-menus.service';
import { TrashSweep } from './trash-sweep';

@Module({
  imports: [EntitlementsModule],
  providers: [Clock, DeletedMenusService, DeletedItemsService, TrashSweep],
})
export class TrashModule {}
