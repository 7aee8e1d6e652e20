import { Module, type DynamicModule, type InjectionToken } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { HealthController } from './health.controller';
import { Lifecycle } from './lifecycle';
import { MetricsController } from './metrics.controller';
import { READINESS, type Readiness } from './readiness';

interface HealthOptions {
  readonly imports?: DynamicModule['imports'];
  readonly inject: readonly InjectionToken[];
  /** Dependencies without which the process cannot work. */
  readonly checks: (...dependencies: never[]) => Readiness[];
  /** The gateway disables this because its port is public. */
  readonly metrics?: boolean;
}

/** Serves /health/live, /health/ready and, on private ports, /metrics. */
@Module({})
export class HealthModule {
  static with({ imports = [], inject, checks, metrics = true }: HealthOptions): DynamicModule {
    return {
      module: HealthModule,
      global: true,
      imports: [TerminusModule.forRoot({ logger: false }), ...imports],
      controllers: metrics ? [HealthController, MetricsController] : [HealthController],
      providers: [
        Lifecycle,
        { provide: READINESS, inject: [...inject], useFactory: checks as () => Readiness[] },
      ],
      exports: [Lifecycle],
    };
  }
}
