import 'reflect-metadata';
import { menus, SYSTEM } from '@cartaviva/contracts';
import { MessageClient, MessageClientModule } from '@cartaviva/redis-transport';
import { NestFactory } from '@nestjs/core';
import { randomUUID } from 'node:crypto';
import { BATCH, BATCHES, perSecond, visitsOf } from './sample.mjs';

/** Messages in flight at a time, as from two gateways. The service processes the first while the others arrive. */
const UNDER_WAY = 4;

/*
 * `send REDIS_URL MENU_ID` sends visits to a running menus-service as a gateway does, and prints the number of visits
 * recorded per second.
 */
const [redisUrl = '', menuId = ''] = process.argv.slice(2);
const module = MessageClientModule.forRoot({ redisUrl, role: 'gateway' });
const app = await NestFactory.createApplicationContext(module, { logger: false });
const client = app.get(MessageClient);
const batches = Array.from({ length: BATCHES }, () => visitsOf(menuId, BATCH));
const start = performance.now();
const sendRest = async () => {
  for (let visits = batches.pop(); visits; visits = batches.pop()) {
    const context = { actor: SYSTEM, requestId: randomUUID(), timeoutMs: 20_000 };
    await client.call(menus.visit.record, { visits } as never, context);
  }
};
await Promise.all(Array.from({ length: UNDER_WAY }, sendRest));
process.stdout.write(String(perSecond(BATCH * BATCHES, start)));
await app.close();
