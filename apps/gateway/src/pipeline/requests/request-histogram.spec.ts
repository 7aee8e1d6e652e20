import { Histogram, Registry, register } from 'prom-client';
import { RequestHistogram } from './request-histogram';

describe('a histogram of requests', () => {
  it("reads as prom-client's own would", async () => {
    const registry = new Registry();
    const options = {
      ...{ name: 'waits_seconds', help: 'How long they took', buckets: [0.001, 0.15, 5] },
      labelNames: ['method', 'route', 'status'] as const,
    };
    const theirs = new Histogram({ ...options, registers: [registry] });
    const ours = new RequestHistogram(options);
    const requests = [
      ...[0, 0.001, 0.0011, 0.15, 4.9].map((seconds) => ['GET', '/menu/:menuId', 200, seconds]),
      ...[5, 5.1, 60].map((seconds) => ['GET', '/menu/:menuId', 304, seconds]),
      ['POST', '/api/menus', 201, 0.3],
    ] as [string, string, number, number][];
    for (const [method, route, status, seconds] of requests) {
      theirs.observe({ method, route, status }, seconds);
      ours.of(method, route, status).observe(seconds);
    }
    const said = await register.getSingleMetricAsString(options.name);
    expect(said).toBe(await registry.getSingleMetricAsString(options.name));
    expect(said).toContain(
      'waits_seconds_count{method="GET",route="/menu/:menuId",status="304"} 3',
    );
  });
});
