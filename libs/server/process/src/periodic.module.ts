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
 * Marks the method of a provider that runs when the process starts and then every `intervalMs`: never
 * twice at once, again after a failure, and waited for when the process stops. Each replica runs it.
 */
export const Interval =
  (intervalMs: number) =>
  <Method extends Chore>(
    _class: object,
    _name: string | symbol,
    { value }: TypedPropertyDescriptor<Method>,
  ): void =>
    Reflect.defineMetadata(INTERVAL, intervalMs, value!);

/** Starts and stops the chores that providers have marked. */
@Injectable()
class Chores implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly started: Periodic[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onApplicationBootstrap(): void {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    // A provider that has an alias is found twice.
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

/** Every process whose providers have chores imports it. */
@Module({ imports: [DiscoveryModule], providers: [Chores] })
export class PeriodicModule {}
