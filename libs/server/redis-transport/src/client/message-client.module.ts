import { Module, type DynamicModule } from '@nestjs/common';
import { Broadcasts } from './broadcasts';
import { MessageClient } from './message-client';
import { Subscriptions } from './subscriptions';

interface MessageClientOptions {
  readonly redisUrl: string;
  /** The process's name, seen in Redis's list of clients. */
  readonly name: string;
}

/** Gives the whole process `MessageClient` and `Broadcasts`. */
@Module({})
export class MessageClientModule {
  static forRoot({ redisUrl, name }: MessageClientOptions): DynamicModule {
    return {
      module: MessageClientModule,
      global: true,
      providers: [
        { provide: Subscriptions, useFactory: () => new Subscriptions(redisUrl, name) },
        {
          provide: MessageClient,
          inject: [Subscriptions],
          useFactory: (subscriptions: Subscriptions) =>
            new MessageClient(redisUrl, name, subscriptions),
        },
        Broadcasts,
      ],
      exports: [MessageClient, Broadcasts],
    };
  }
}
