import { Global, Module } from '@nestjs/common';
import { ClientLimits } from './client-limits';

@Global()
@Module({ providers: [ClientLimits], exports: [ClientLimits] })
export class LimitsModule {}
