import { Module } from '@nestjs/common';
import { ApiKeys } from './api-keys';
import { ApiKeysController } from './api-keys.controller';
import { HourlyLimits } from './hourly-limits';
import { KeyHolders } from './key-holders';

@Module({
  controllers: [ApiKeysController],
  providers: [ApiKeys, HourlyLimits, KeyHolders],
  exports: [KeyHolders],
})
export class ApiKeysModule {}
