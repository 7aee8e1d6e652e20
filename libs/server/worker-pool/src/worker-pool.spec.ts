import { stopwatch } from '@cartaviva/server-testing';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { register } from 'prom-client';
import { TaskAborted } from './task-aborted';
import { WorkerPool, type WorkerPoolOptions } from './worker-pool';

type Samples = typeof import('../test/samples.thread');

const by = (ownerId: string, withinMs = 20_000) => ({
  ownerId,
  deadline: Date.now() + withinMs,
});

describe('tasks on threads', () => {
  const pools: WorkerPool<Samples>[] = [];
  afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.onApplicationShutdown())));

  function open(options: Partial<WorkerPoolOptions> = {}) {
    const pool = new WorkerPool<Samples>({
      name: 'samples',
      module: new URL('../test/samples.thread.js', import.meta.url),
      memoryMb: 128,
      ...options,
    });
    pools.push(pool);
    return pool;
  }

  it('answer with what they made, and leave the loop to others meanwhile', async () => {
    const pool = open();
    await pool.run('work', { ms: 0, answer: 'begun' }, by('ana'));
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const made = ['ana', 'bea'].map((owner) =>
      pool.run('work', { ms: 400, answer: owner }, by(owner)),
    );
    expect(await Promise.all(made)).toEqual(['ana', 'bea']);
    delay.disable();
    expect(delay.max / 1e6).toBeLessThan(200);
  });

  it('that never end are ended, and the next one is run', async () => {
    const pool = open();
    const endless = pool.run('forever', undefined as never, by('ana', 1000));
    await expect(endless).rejects.toMatchObject({
      ...{ name: TaskAborted.name, code: 'UNAVAILABLE', reason: 'timeout' },
    });
    expect(await pool.run('work', { ms: 0, answer: 'next' }, by('ana'))).toBe('next');
  });

  it('ends a thread whose task exceeds its time, and charges the owner', async () => {
    const pool = open({ perOwner: { workMs: 1500, perMs: 60_000 } });
    const asker = (ownerId: string) => ({ ...by(ownerId), maxWorkMs: 1000 });
    const endless = () => pool.run('forever', undefined as never, asker('ana'));
    const elapsedMs = stopwatch();
    const [first, second] = [endless(), endless()];
    await expect(second).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(first).rejects.toMatchObject({ name: TaskAborted.name, reason: 'timeout' });
    expect(elapsedMs()).toBeLessThan(3000);
    await expect(endless()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await pool.run('work', { ms: 0, answer: 'bea' }, asker('bea'))).toBe('bea');
  });

  it('have their whole time however long their thread takes to load', async () => {
    const pool = open({ module: new URL('../test/slow-start.thread.js', import.meta.url) });
    const asker = (owner: string) => ({ ...by(owner), maxWorkMs: 700 });
    const work = { ms: 100, answer: 'done' };
    const both = ['ana', 'bea'].map((owner) => pool.run('work', work, asker(owner)));
    expect(await Promise.all(both)).toEqual(['done', 'done']);
    const endless = pool.run('forever', undefined as never, asker('ana'));
    await expect(endless).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('that fill their thread’s memory are ended, and nobody else’s is', async () => {
    const pool = open({ memoryMb: 32 });
    const other = pool.run('work', { ms: 1000, answer: 'other' }, by('bea'));
    const filling = pool.run('fill', undefined as never, by('ana'));
    await expect(filling).rejects.toMatchObject({ name: TaskAborted.name, reason: 'memory' });
    expect(await other).toBe('other');
    expect(await pool.run('work', { ms: 0, answer: 'next' }, by('ana'))).toBe('next');
  });

  it('that fail say why, and end no thread', async () => {
    const pool = open();
    await expect(pool.run('fail', undefined as never, by('ana'))).rejects.toThrow('no ink');
    expect(await pool.run('work', { ms: 0, answer: 'next' }, by('ana'))).toBe('next');
  });

  it('are told nothing of this process', async () => {
    const variables = await open().run('environment', undefined as never, by('ana'));
    expect(variables).toEqual(['NODE_ENV']);
  });

  it('for which nobody waits any more do not wait for a thread', async () => {
    const pool = open();
    const owners = ['ana', 'bea', 'caro', 'dulce'];
    const under = owners.map((owner) => pool.run('work', { ms: 100, answer: owner }, by(owner)));
    const answer = pool.run('work', { ms: 0, answer: 'late' }, by('eva', 0));
    await expect(answer).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await Promise.all(under)).toEqual(owners);
  });

  it('of one owner leave a thread to the others, however long they take', async () => {
    const pool = open();
    // The tasks end with the pool.
    const endless = Array.from({ length: 4 }, () =>
      pool.run('forever', undefined as never, by('ana', 60_000)),
    );
    void Promise.allSettled(endless);
    expect(await pool.run('work', { ms: 0, answer: 'bea' }, by('bea'))).toBe('bea');
  });

  it('are counted', async () => {
    const pool = open({ name: 'counted' });
    const owners = ['ana', 'ana', 'ana', 'ana', 'bea'];
    await Promise.all(owners.map((owner) => pool.run('work', { ms: 0, answer: '' }, by(owner))));
    const metrics = await register.metrics();
    expect(metrics).toContain(
      'worker_pool_task_seconds_count{pool="counted",task="work",outcome="ok"} 5',
    );
    expect(metrics).toContain('worker_pool_wait_seconds_count{pool="counted"} 5');
    expect(metrics).toContain('worker_pool_waiting{pool="counted"} 0');
  });
});
