import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { EntitlementsService } from './entitlements.service';
import { MenuLimit } from './menu-limit';
import { PlanOf } from './plan-of';

@Module({
  providers: [Clock, EntitlementsService, MenuLimit, PlanOf],
  exports: [MenuLimit, PlanOf],
})
export class EntitlementsModule {}
