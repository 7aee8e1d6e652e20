import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { EntitlementsController } from './entitlements.controller';
import { MenuLimit } from './menu-limit';
import { PlanOf } from './plan-of';

@Module({
  controllers: [EntitlementsController],
  providers: [Clock, MenuLimit, PlanOf],
  exports: [MenuLimit, PlanOf],
})
export class EntitlementsModule {}
