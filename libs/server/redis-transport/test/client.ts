import { SYSTEM, type DomainEvent } from '@cartaviva/contracts';
import { Broadcasts, MessageClient, MessageClientModule, type OutgoingEvent } from '../src';
import { BODY, type RequestEnvelope } from '../src/wire/envelopes';
import { keys } from '../src/wire/keys';
import { messageSealer } from '../src/wire/message-key';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { work, type Done, type Work } from './replica/messages';

export async function startClient(redisUrl: string) {
  @Module({ imports: [MessageClientModule.forRoot({ redisUrl, role: 'gateway' })] })
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

export const outgoing = (event: DomainEvent<Work>, payload: Work): OutgoingEvent => ({
  ...{ id: randomUUID(), name: event.name, payload, requestId: 'r', broadcast: event.broadcast },
  occurredAt: new Date().toISOString(),
});

/** Adds a sealed request and waits for no reply. */
export async function addRequest(
  redis: Redis,
  key: string,
  { deadline }: Pick<RequestEnvelope, 'deadline'>,
): Promise<void> {
  const stream = keys.requests('menus');
  const request: RequestEnvelope = {
    ...{ id: randomUUID(), name: work.do.name, payload: { key }, actor: SYSTEM, requestId: key },
    ...{ deadline, replyTo: keys.replies('gateway', 'nobody') },
  };
  const sealed = messageSealer('gateway').seal(JSON.stringify(request), stream);
  await redis.xadd(stream, '*', BODY, sealed);
}

/** Counts the outcomes of many requests. */
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
