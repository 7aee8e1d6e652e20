import { media, QUEUES, type ImageJob } from '@cartaviva/contracts';
import { DiskStorage, originalKey, uploadKey, variantsPrefix } from '@cartaviva/object-storage';
import { producerQueues } from '@cartaviva/queues';
import { MessageClient, MessageClientModule } from '@cartaviva/redis-transport';
import { databaseFor, eventually, ownRedis } from '@cartaviva/server-testing';
import { freePort } from '@cartaviva/tools/engines/ports.mjs';
import { getQueueToken } from '@nestjs/bullmq';
import { Test } from '@nestjs/testing';
import { jest } from '@jest/globals';
import type { Queue } from 'bullmq';
import { spawn, execSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { randomUUID, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import pg from 'pg';
import { migrations } from '../migrations';
import { FastifyAdapter } from '@nestjs/platform-fastify';
jest.setTimeout(300_000);
const log = (...a: unknown[]) => process.stderr.write(a.map((x) => typeof x === 'string' ? x : JSON.stringify(x)).join(' ') + '\n');
it('rig', async () => {
  const [database, redis] = await Promise.all([databaseFor('media', migrations), ownRedis()]);
  const folder = mkdtempSync('/tmp/zz-objects-');
  const storage = new DiskStorage(folder);
  const start = async (ROLES: string, extra: Record<string,string> = {}) => {
    const OPS_PORT = String(await freePort());
    const p = spawn(process.execPath, ['dist/main.js'], { cwd: '/work/main/apps/media-worker', env: { PATH: process.env['PATH']!, DATABASE_URL: database.url, REDIS_URL: redis.url, PUBLIC_URL: 'http://localhost:3000', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'x@y.z', MAIL_KEY: 'k'.repeat(32), OBJECTS_DIR: folder, OPS_PORT, ROLES, ...extra }, stdio: ['ignore', 'pipe', 'pipe'] });
    let out = ''; p.stdout.on('data', (d) => (out += d)); p.stderr.on('data', (d) => (out += d));
    const t = Date.now();
    await eventually(async () => { const r = await fetch(`http://127.0.0.1:${OPS_PORT}/health/ready`); if (!r.ok) throw new Error(await r.text()); }, 30000).catch((e) => { log(out); throw e; });
    log(ROLES, 'ready after', Date.now() - t);
    return { p, out: () => out, rss: () => /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${p.pid}/status`, 'utf8'))![1]!, hwm: () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${p.pid}/status`, 'utf8'))![1]!)/1024, cpu: () => { const s = readFileSync(`/proc/${p.pid}/stat`, 'utf8').split(' '); return (Number(s[13]) + Number(s[14])) * 10; }, port: OPS_PORT,
      term: async () => { const t = Date.now(); const gone = once(p, 'exit'); p.kill('SIGTERM'); const [code, sig] = await gone; log(ROLES, 'stopped', { code, sig }, Date.now() - t, 'ms'); } };
  };
  const mod = await Test.createTestingModule({ imports: [MessageClientModule.forRoot({ redisUrl: redis.url, name: 'zz' }), producerQueues(redis.url, 'images')] }).compile();
  const app = await mod.createNestApplication(new FastifyAdapter(), { logger: false }).init();
  const client = app.get(MessageClient); const queue = app.get<Queue<ImageJob>>(getQueueToken(QUEUES.images));
  const db = new pg.Pool({ connectionString: database.url });
  const userId = randomUUID(); const actor = { kind: 'user' as const, userId, role: 'user' as const };
  const upload = async (bytes: Buffer) => { const { uploadURL } = await client.call(media.ticket.issue, {}, { actor, requestId: 'z' }); const ticketId = uploadURL.split('/').at(-1)!; const { storageKey } = await client.call(media.ticket.redeem, { ticketId }, { actor, requestId: 'z' }); await storage.write(storageKey, bytes); return ticketId; };
  const confirm = (ticketId: string) => client.call(media.object.confirm, { ticketId, purpose: 'item' }, { actor, requestId: 'z', timeoutMs: 5000 });
  const noise = await sharp({ create: { width: 500, height: 375, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } }).png().toBuffer();
  const photo = await sharp(noise).resize(4000, 3000).jpeg({ quality: 90 }).withMetadata({ orientation: 6 }).toBuffer();
  log('photo bytes', photo.length);

  const all = await start('messages,images,emails,visits');
  log('idle rss MB', Number(all.rss()) / 1024);
  for (let i = 0; i < 3; i++) {
    const id = await upload(photo); const c0 = all.cpu(), t0 = Date.now();
    await confirm(id); const t1 = Date.now(), c1 = all.cpu();
    await eventually(async () => { expect(await storage.list(variantsPrefix(id))).toHaveLength(12); }, 30000);
    log('confirm ms', t1 - t0, 'cpu', c1 - c0, '| all 12 ms', Date.now() - t0, 'cpu', all.cpu() - c0, 'rss peak', all.hwm());
  }
  { // 20 at once of ~10MB
    const big = Buffer.concat([photo, randomBytes(10_485_760 - photo.length)]);
    const ids = []; for (let i = 0; i < 20; i++) ids.push(await upload(big));
    const t0 = Date.now();
    const res = await Promise.allSettled(ids.map(async (id) => { const t = Date.now(); await confirm(id); return Date.now() - t; }));
    log('20 confirms', res.map((r) => r.status === 'fulfilled' ? r.value : String(r.reason.code)), Date.now() - t0);
    await eventually(async () => { for (const id of ids) expect(await storage.list(variantsPrefix(id))).toHaveLength(12); }, 120000);
    log('20 all sizes', Date.now() - t0, 'rss peak', all.hwm(), 'cpu', all.cpu());
  }
  await all.term();
  log('tail of log:\n' + all.out().split('\n').slice(-8).join('\n'));

  // roles apart: only images
  const only = await start('emails,visits');
  await expect(client.call(media.ticket.issue, {}, { actor, requestId: 'z', timeoutMs: 800 })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await only.term();

  // killed three times
  const id = randomUUID();
  const slow = await sharp({ create: { width: 3900, height: 2500, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } } }).jpeg({quality: 95}).toBuffer();
  await storage.write(originalKey(id), slow);
  await db.query(`INSERT INTO objects(id, owner_id, purpose, status, width, height) VALUES($1,$1,'item','ready',1,1)`, [id]);
  const job = await queue.add('derive', { objectId: id }, { jobId: `derive-${id}` });
  const t0 = Date.now();
  for (let i = 1; i <= 3; i++) {
    const w = await start('images');
    await eventually(async () => { if ((await job.getState()) !== 'active') throw new Error(await job.getState()); }, 60000);
    w.p.kill('SIGKILL'); await once(w.p, 'exit');
    log('killed', i, Date.now() - t0);
  }
  const w = await start('images');
  await eventually(async () => { if ((await job.getState()) !== 'failed') throw new Error('state ' + (await job.getState())); }, 60000);
  log('failed after', Date.now() - t0, (await queue.getJob(job.id!))!.failedReason, (await db.query('select status, failure from objects where id=$1', [id])).rows);
  // redis away while stopping
  const id2 = randomUUID(); await storage.write(originalKey(id2), photo);
  await redis.kill();
  await new Promise((r) => setTimeout(r, 500));
  await w.term();
  log(w.out().split('\n').slice(-6).join('\n'));
  await redis.restart();
  // SIGTERM during job ends it
  const w2 = await start('messages,images');
  await eventually(() => queue.add('derive', { objectId: id2 }, { jobId: `derive-${id2}` }));
  await eventually(async () => { expect(await (await queue.getJob(`derive-${id2}`))!.getState()).toBe('active'); });
  await w2.term();
  log('after term', await (await queue.getJob(`derive-${id2}`))!.getState(), (await storage.list(variantsPrefix(id2))).length);
  await app.close(); await db.end(); await database.drop(); await redis.stop(); execSync(`rm -rf ${folder}`);
  void uploadKey;
});
