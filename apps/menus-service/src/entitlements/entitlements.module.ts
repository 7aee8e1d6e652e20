import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { EntitlementsController } from './entitlements.controller';
import { MenuLimit } from './menu-limit';

@Module({
  controllers: [EntitlementsController],
  providers: [Clock, MenuLimit],
  exports: [MenuLimit],
})
export class EntitlementsModule {}
