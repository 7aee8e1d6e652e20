import 'reflect-metadata';
import { message, SYSTEM, Text } from '@cartaviva/contracts';
import {
  Handles,
  MessageClient,
  MessageClientModule,
  RedisTransportServer,
} from '@cartaviva/redis-transport';
import { Injectable, Module } from '@nestjs/common';
import { strictValidation } from '@cartaviva/process';
import { NestFactory } from '@nestjs/core';
import { Redis } from 'ioredis';

/*
 * Process of the transport bench. `answer REDIS_URL` serves an echo until it is ended. `ask REDIS_URL` measures the
 * echo and PING, and prints the results as JSON.
 */

class Said {
  @Text({ max: 100 })
  text: string;
}

const echo = message('menus.bench.echo', Said, {}).replies<Said>();

@Injectable()
class Echo {
  @Handles(echo)
  async answer(said: Said): Promise<Said> {
    return said;
  }
}

@Module({ providers: [Echo] })
class AnsweringModule {}

const SAMPLES = 4000;
const IN_FLIGHT = 64;
const WARM_UP = 500;

async function medianOf(call: () => Promise<unknown>): Promise<number> {
  for (let count = 0; count < WARM_UP; count += 1) await call();
  const times: number[] = [];
  for (let count = 0; count < SAMPLES; count += 1) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other)[SAMPLES >> 1] ?? NaN;
}

async function perSecond(call: () => Promise<unknown>): Promise<number> {
  let left = SAMPLES * 4;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      while ((left -= 1) >= 0) await call();
    }),
  );
  return (SAMPLES * 4) / ((performance.now() - start) / 1000);
}

async function ask(redisUrl: string): Promise<void> {
  @Module({ imports: [MessageClientModule.forRoot({ redisUrl, role: 'gateway' })] })
  class AskingModule {}

  const app = await NestFactory.createApplicationContext(AskingModule, { logger: ['error'] });
  const client = app.get(MessageClient);
  const redis = new Redis(redisUrl);
  const ping = () => redis.ping();
  const request = () =>
    client.call(echo, { text: 'buen provecho' }, { actor: SYSTEM, requestId: 'bench' });
  const figures = {
    pingMs: await medianOf(ping),
    requestMs: await medianOf(request),
    pingsPerSecond: await perSecond(ping),
    requestsPerSecond: await perSecond(request),
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  redis.disconnect();
  await app.close();
}

async function answer(redisUrl: string): Promise<void> {
  const strategy = new RedisTransportServer({
    service: 'menus',
    redisUrl,
    concurrency: IN_FLIGHT,
  });
  const app = await NestFactory.createMicroservice(AnsweringModule, {
    strategy,
    logger: ['error'],
  });
  strategy.serveProviders(app, strictValidation());
  await app.listen();
}

const [role, redisUrl = ''] = process.argv.slice(2);
await (role === 'ask' ? ask(redisUrl) : answer(redisUrl));
