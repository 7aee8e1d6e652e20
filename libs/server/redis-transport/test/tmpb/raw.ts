import { Redis } from 'ioredis';
const [redisUrl = ''] = process.argv.slice(2);
const r = new Redis(redisUrl), c = new Redis(redisUrl);
await r.xgroup('CREATE', 'rawq', 'g', '0', 'MKSTREAM').catch(() => 0);
console.log('ready');
for (;;) {
  const got = await r.xreadgroup('GROUP', 'g', 'c', 'COUNT', 32, 'BLOCK', 1000, 'NOACK', 'STREAMS', 'rawq', '>') as any;
  for (const [, f] of got?.[0]?.[1] ?? []) { const m = JSON.parse(f[1]); void c.publish(m.to, JSON.stringify({ id: m.id, reply: m.p })); }
}
