import {
  Injectable,
  Module,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, MetadataScanner } from '@nestjs/core';
import { Periodic, type Chore } from './periodic';

const INTERVAL = Symbol('interval of a chore, in milliseconds');

/**
 * Marks a method of a provider that runs at the start of the process and then every `intervalMs`. Runs do not
 * overlap, continue after a failure, and finish before the process stops. Each replica runs it.
 */
export const Interval =
  (intervalMs: number) =>
  <Method extends Chore>(
    _class: object,
    _name: string | symbol,
    { value }: TypedPropertyDescriptor<Method>,
  ): void =>
    Reflect.defineMetadata(INTERVAL, intervalMs, value!);

/** Starts and stops the methods that `Interval` marks. */
@Injectable()
class Chores implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly started: Periodic[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onApplicationBootstrap(): void {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    // A provider with an alias appears twice.
    for (const provider of new Set(instances)) {
      if (typeof provider === 'object' && provider !== null) this.startThoseOf(provider);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.started.map((chore) => chore.stop()));
  }

  private startThoseOf(provider: object): void {
    const methods = Object.getPrototypeOf(provider) as Record<string, Chore>;
    for (const name of this.scanner.getAllMethodNames(methods)) {
      const method = methods[name]!;
      const intervalMs = Reflect.getMetadata(INTERVAL, method) as number | undefined;
      if (intervalMs === undefined) continue;
      const chore = new Periodic(
        `${provider.constructor.name}.${name}`,
        intervalMs,
        method.bind(provider),
      );
      chore.start();
      this.started.push(chore);
    }
  }
}

/** Import it in every process whose providers use `Interval`. */
@Module({ imports: [DiscoveryModule], providers: [Chores] })
export class PeriodicModule {}
