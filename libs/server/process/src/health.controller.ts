import { Controller, Get, Inject, type OnApplicationShutdown } from '@nestjs/common';
import { HealthCheck, HealthCheckService, HealthIndicatorService } from '@nestjs/terminus';
import { Lifecycle } from './lifecycle';
import { answersInTime, READINESS, takesWork, type Readiness } from './readiness';
import { measureReadiness } from './readiness-gauge';

@Controller('health')
export class HealthController implements OnApplicationShutdown {
  private readonly checks: readonly Readiness[];
  private readonly stopMeasuring: () => void;

  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    lifecycle: Lifecycle,
    @Inject(READINESS) dependencies: readonly Readiness[],
  ) {
    this.checks = [
      takesWork(() => !lifecycle.isDraining),
      { name: 'messages', check: () => lifecycle.requireReading() },
      ...dependencies,
    ];
    this.stopMeasuring = measureReadiness(this.checks);
  }

  onApplicationShutdown(): void {
    this.stopMeasuring();
  }

  /** The process runs and its event loop turns. Depends on nothing else, on purpose. */
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process can do its work now: 503 while a dependency is unavailable or it is draining. */
  @Get('ready')
  @HealthCheck()
  ready() {
    return this.health.check(
      this.checks.map((readiness) => async () => {
        const indicator = this.indicators.check(readiness.name);
        return (await answersInTime(readiness)) ? indicator.up() : indicator.down();
      }),
    );
  }
}
