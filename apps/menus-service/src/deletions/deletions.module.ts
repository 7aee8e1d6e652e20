import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../entitlements/entitlements.module';
import { DeletedItems } from './deleted-items.service';
import { DeletedMenus } from './deleted-menus.service';
import { DeletionSweep } from './deletion-sweep';
import { DeletionsController } from './deletions.controller';

@Module({
  imports: [EntitlementsModule],
  controllers: [DeletionsController],
  providers: [Clock, DeletedMenus, DeletedItems, DeletionSweep],
})
export class DeletionsModule {}
