import type { ServiceName } from '@cartaviva/contracts';
import { EventStream } from '@cartaviva/redis-transport';
import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OutboxAge } from './outbox-age';
import { OutboxRelay } from './outbox-relay';
import { OutboxWatch } from './outbox-watch.subscriber';

interface OutboxOptions {
  readonly service: ServiceName;
  readonly redisUrl: string;
}

/** Sends the events that this service's transactions `emit`. */
@Module({})
export class OutboxModule {
  static forRoot({ service, redisUrl }: OutboxOptions): DynamicModule {
    return {
      module: OutboxModule,
      providers: [
        {
          provide: OutboxRelay,
          inject: [DataSource],
          useFactory: (dataSource: DataSource) => {
            const relay = new OutboxRelay(dataSource, new EventStream(service, redisUrl));
            dataSource.subscribers.push(new OutboxWatch(() => relay.kick()));
            return relay;
          },
        },
        {
          provide: OutboxAge,
          inject: [DataSource],
          useFactory: (dataSource: DataSource) => new OutboxAge(service, dataSource),
        },
      ],
    };
  }
}
