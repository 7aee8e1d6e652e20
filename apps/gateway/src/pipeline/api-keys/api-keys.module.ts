import { Module } from '@nestjs/common';
import { ApiKeys } from './api-keys';
import { ApiKeysController } from '../../api/api-keys/api-keys.controller';
import { HourlyLimits } from './hourly-limits';
import { KeyOwners } from './key-owners';

@Module({
  controllers: [ApiKeysController],
  providers: [ApiKeys, HourlyLimits, KeyOwners],
  exports: [KeyOwners],
})
export class ApiKeysModule {}
