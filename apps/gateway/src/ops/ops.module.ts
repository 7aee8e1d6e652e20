import { Lifecycle } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { GatewayHealth } from './health/gateway-health';
import { HealthController } from './health/health.controller';
import { OpsServer } from './health/ops-server';

/** Health and metrics for operators. */
@Module({
  controllers: [HealthController],
  providers: [Lifecycle, GatewayHealth, OpsServer],
  exports: [Lifecycle],
})
export class OpsModule {}
