import { SYSTEM } from '@cartaviva/contracts';
import { Broadcasts, MessageClient, MessageClientModule } from '../src';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { work, type Done } from './replica/messages';

/** A process that asks, as the gateway does. */
export async function startClient(redisUrl: string) {
  @Module({ imports: [MessageClientModule.forRoot({ redisUrl, name: 'suite' })] })
  class ClientModule {}

  const app = await NestFactory.createApplicationContext(ClientModule, { logger: ['error'] });
  const client = app.get(MessageClient);
  return {
    client,
    broadcasts: app.get(Broadcasts),
    do: (key: string, takesMs = 0): Promise<Done> =>
      client.call(work.do, { key, takesMs }, { actor: SYSTEM, requestId: key }),
    stop: () => app.close(),
  };
}

/** What became of many requests at once. */
export async function outcomes(calls: readonly Promise<Done>[]) {
  const settled = await Promise.allSettled(calls);
  return {
    answered: settled.filter(({ status }) => status === 'fulfilled').length,
    codes: settled.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
    ),
    settled,
  };
}

export const keysOf = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
