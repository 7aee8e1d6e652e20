import 'reflect-metadata';
import { SYSTEM } from '@cartaviva/contracts';
import { message, Text } from '@cartaviva/contracts';
import { Redis } from 'ioredis';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { MessageClient } from '../../src';
import { Subscriptions } from '../../src/client/subscriptions';
class Ask {
  @Text({ max: 80 }) key: string;
}
const ask = message('menus.bench.ask', Ask).replies<{ key: string }>();
const [redisUrl = ''] = process.argv.slice(2);
const median = (xs: number[]) => xs.sort((a, b) => a - b)[xs.length >> 1]!;
async function p50(f: () => Promise<unknown>, n = 4000) {
  for (let i = 0; i < 500; i++) await f();
  const xs: number[] = [];
  for (let i = 0; i < n; i++) {
    const t = performance.now();
    await f();
    xs.push(performance.now() - t);
  }
  return median(xs);
}
async function rate(f: () => Promise<unknown>, n = 30000) {
  let i = 0;
  const t = performance.now();
  await Promise.all(
    Array.from({ length: 64 }, async () => {
      while (i++ < n) await f();
    }),
  );
  return Math.round(n / ((performance.now() - t) / 1000));
}
const redis = new Redis(redisUrl);
const client = new MessageClient(redisUrl, 'b', new Subscriptions(redisUrl, 'b'));
await client.onModuleInit();
const call = () => client.call(ask, { key: 'hola' }, { actor: SYSTEM, requestId: 'r' });
const sub = new Redis(redisUrl), cmd = new Redis(redisUrl);
const waiting = new Map<string, (v: unknown) => void>(); let n = 0;
sub.on('message', (_, t) => { const m = JSON.parse(t) as any; waiting.get(m.id)?.(m.reply); waiting.delete(m.id); });
await sub.subscribe('rawreply');
const raw = () => new Promise((res) => { const id = String(++n); waiting.set(id, res); void cmd.xadd('rawq', '*', 'body', JSON.stringify({ id, p: { key: 'hola' }, to: 'rawreply' })); });
for (let round = 0; round < 6; round++) {
  const ping = await p50(() => redis.ping());
  const out: string[] = [`ping p50 ${ping.toFixed(3)} rate64 ${await rate(() => redis.ping())}`];
  for (const mode of ['bare', 'nest']) {
    const s = spawn(
      process.execPath,
      [process.argv[1]!.replace('main.js', 'server.js'), redisUrl, mode],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(s.stdout, 'data');
    await pause(300);
    const v = await p50(call);
    out.push(`${mode} p50 ${v.toFixed(3)} = ${(v / ping).toFixed(2)}x rate64 ${await rate(call)}`);
    s.kill('SIGKILL');
    await once(s, 'exit');
  }
  { const s = spawn(process.execPath, [process.argv[1]!.replace('main.js', 'raw.js'), redisUrl], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(s.stdout, 'data'); await pause(300);
    const v = await p50(raw);
    out.push(`raw p50 ${v.toFixed(3)} = ${(v / ping).toFixed(2)}x rate64 ${await rate(raw)}`);
    s.kill('SIGKILL'); await once(s, 'exit'); }
  console.log(out.join(' | '));
}
process.exit(0);
