import type { ProcessRole } from '@cartaviva/contracts';
import { Module, type DynamicModule } from '@nestjs/common';
import { Broadcasts } from './broadcasts';
import { MessageClient } from './message-client';
import { Subscriptions } from './subscriptions';

interface MessageClientOptions {
  readonly redisUrl: string;
  /** Role of this process. It seals the messages and names the connections. */
  readonly role: ProcessRole;
}

/** Provides `MessageClient` and `Broadcasts` globally. */
@Module({})
export class MessageClientModule {
  static forRoot({ redisUrl, role }: MessageClientOptions): DynamicModule {
    return {
      module: MessageClientModule,
      global: true,
      providers: [
        { provide: Subscriptions, useFactory: () => new Subscriptions(redisUrl, role) },
        {
          provide: MessageClient,
          inject: [Subscriptions],
          useFactory: (subscriptions: Subscriptions) =>
            new MessageClient(redisUrl, role, subscriptions),
        },
        {
          provide: Broadcasts,
          inject: [Subscriptions],
          useFactory: (subscriptions: Subscriptions) => new Broadcasts(role, subscriptions),
        },
      ],
      exports: [MessageClient, Broadcasts],
    };
  }
}
