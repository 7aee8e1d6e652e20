import { Writable } from 'node:stream';
import { pino } from 'pino';
import { register } from 'prom-client';
import { ObservedHits } from './observed-hits';

describe('hits of what lies in memory', () => {
  const lines: Record<string, unknown>[] = [];
  const log = new Writable({
    write: (line: Buffer, _, done) => {
      lines.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  let now: number;
  let hits: ObservedHits;
  beforeEach(() => {
    lines.length = 0;
    now = 0;
    hits = new ObservedHits(pino(log), () => now);
  });
  const hit = (requestId: string, status = 200, route = '/menu/:menuId') =>
    hits.count({ route, status, requestId, began: now - 40 });

  it('are each counted, and named in one line a second, which says for how many it stands', async () => {
    for (const [at, requestId] of [0, 10, 999, 1000, 5000].map((ms) => [ms, `at-${ms}`] as const)) {
      now = at;
      hit(requestId);
    }
    expect(lines.map(({ requestId, hits: count }) => [requestId, count])).toEqual([
      ['at-0', 1],
      ['at-1000', 3],
      ['at-5000', 1],
    ]);
    expect(lines[0]).toMatchObject({
      msg: 'request',
      method: 'GET',
      route: '/menu/:menuId',
      status: 200,
      ms: 40,
    });
    const series = '{method="GET",route="/menu/:menuId",status="200"}';
    const metric = await register.getSingleMetricAsString('http_request_duration_seconds');
    expect(metric).toContain(`http_request_duration_seconds_count${series} 5`);
    expect(metric).toContain(`http_request_duration_seconds_sum${series} 0.2`);
  });

  it('that fail are named each', () => {
    for (const [requestId, status] of [
      ['a', 200],
      ['b', 404],
      ['c', 503],
      ['d', 503],
    ] as const) {
      hit(requestId, status, '/robots.txt');
    }
    expect(lines.map(({ requestId, hits: count }) => [requestId, count])).toEqual([
      ['a', 1],
      ['c', 2],
      ['d', 1],
    ]);
  });
});
