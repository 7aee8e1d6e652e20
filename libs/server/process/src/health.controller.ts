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

  /** Reports that the process runs and its event loop turns. It deliberately depends on nothing else. */
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Answers 503 while a dependency is unavailable or the process is draining. */
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
