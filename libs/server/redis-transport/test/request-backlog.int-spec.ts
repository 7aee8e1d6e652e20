/**
 * It reads the metrics of its whole process, in which other suites share services.
 *
 * @jest-environment ./rig/jest/node-environment.mjs
 */
import { eventually, ownRedis } from '@cartaviva/server-testing';
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { register } from 'prom-client';
import { RedisTransportServer } from '../src';
import { commandConnection } from '../src/connections';
import { measureRequests } from '../src/server/request-backlog';
import { keys } from '../src/wire/keys';
import { addRequest } from './client';

const MINUTE_MS = 60_000;

describe('requests that nobody takes', () => {
  let redis: Awaited<ReturnType<typeof ownRedis>>;
  let inside: Redis;
  beforeAll(async () => {
    // Silence the expected reports about outages of Redis.
    Logger.overrideLogger(false);
    redis = await ownRedis();
    inside = new Redis(redis.url).on('error', () => undefined);
  });
  afterAll(async () => {
    inside.disconnect();
    await redis.stop();
  });

  const scraped = async () =>
    (await register.metrics()).split('\n').filter((line) => line.startsWith('request_stream_'));
  const valueOf = async (name: string) => {
    const line = (await scraped()).find((each) => each.startsWith(`${name}{service="menus"}`));
    return line && Number(line.split(' ')[1]);
  };

  it('are counted with the age of the oldest, as the service may at Redis', async () => {
    const connection = commandConnection(redis.urlOf('menus'), 'test');
    const stop = measureRequests('menus', connection);
    await eventually(async () => expect(await valueOf('request_stream_length')).toBe(0));
    expect(await valueOf('request_stream_oldest_seconds')).toBe(0);

    await inside.xadd(keys.requests('menus'), `${Date.now() - MINUTE_MS}-0`, 'body', 'old');
    await addRequest(inside, 'new', { deadline: Date.now() + MINUTE_MS });
    expect(await valueOf('request_stream_length')).toBe(2);
    const age = await valueOf('request_stream_oldest_seconds');
    expect(age).toBeGreaterThanOrEqual(60);
    expect(age).toBeLessThan(90);

    stop();
    connection.disconnect();
    await inside.del(keys.requests('menus'));
    expect(await scraped()).toEqual([]);
  });

  it('are left out of the scrape while Redis is frozen or gone, and are back with it', async () => {
    const server = new RedisTransportServer({ service: 'menus', redisUrl: redis.urlOf('menus') });
    server.listen(() => undefined);
    await eventually(async () => expect(await valueOf('request_stream_length')).toBe(0));

    redis.freeze();
    expect(await scraped()).toEqual([]);
    redis.thaw();
    await eventually(async () => expect(await valueOf('request_stream_length')).toBe(0));

    await redis.kill();
    await eventually(async () => expect(await scraped()).toEqual([]));
    await redis.restart();
    await eventually(async () => expect(await valueOf('request_stream_length')).toBe(0));

    await server.close();
    expect(await scraped()).toEqual([]);
  });
});
