import type { ProcessRole } from '@cartaviva/contracts';
import { Module, type DynamicModule } from '@nestjs/common';
import { Broadcasts } from './broadcasts';
import { MessageClient } from './message-client';
import { Subscriptions } from './subscriptions';

interface MessageClientOptions {
  readonly redisUrl: string;
  /** What this process is: its messages are sealed in this name, its connections called after it. */
  readonly role: ProcessRole;
}

/** Gives the whole process `MessageClient` and `Broadcasts`. */
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
