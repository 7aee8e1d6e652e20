import { Controller, Get, Inject } from '@nestjs/common';
import { HealthCheck, HealthCheckService, HealthIndicatorService } from '@nestjs/terminus';
import { Lifecycle } from './lifecycle';
import { answersInTime, READINESS, type Readiness } from './readiness';

@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly lifecycle: Lifecycle,
    @Inject(READINESS) private readonly checks: readonly Readiness[],
  ) {}

  /** The process runs and its event loop turns. Depends on nothing else, on purpose. */
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process can do its work now: 503 while a dependency is unavailable or it is draining. */
  @Get('ready')
  @HealthCheck()
  ready() {
    return this.health.check([
      () => {
        const indicator = this.indicators.check('process');
        return this.lifecycle.isDraining ? indicator.down() : indicator.up();
      },
      ...this.checks.map((readiness) => async () => {
        const indicator = this.indicators.check(readiness.name);
        return (await answersInTime(readiness)) ? indicator.up() : indicator.down();
      }),
    ]);
  }
}
