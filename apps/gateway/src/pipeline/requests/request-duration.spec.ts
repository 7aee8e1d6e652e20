import { Histogram, Registry, register } from 'prom-client';
import { requestDurations } from './request-duration';

const NAME = 'http_request_duration_seconds';

describe('durations of requests', () => {
  it("read as prom-client's own histogram would say them", async () => {
    const registry = new Registry();
    const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5];
    const labelNames = ['method', 'route', 'status'];
    const help = 'Requests by route template, method and status';
    const own = new Histogram({ name: NAME, help, labelNames, buckets, registers: [registry] });
    const requests = [
      ...[0, 0.001, 0.0011, 0.15, 4.9].map((seconds) => ['GET', '/menu/:menuId', 200, seconds]),
      ...[5, 5.1, 60].map((seconds) => ['GET', '/menu/:menuId', 304, seconds]),
      ['POST', '/api/menus', 201, 0.3],
    ] as [string, string, number, number][];
    for (const [method, route, status, seconds] of requests) {
      own.observe({ method, route, status }, seconds);
      requestDurations.of(method, route, status).observe(seconds);
    }
    expect(await register.getSingleMetricAsString(NAME)).toBe(
      await registry.getSingleMetricAsString(NAME),
    );
  });
});
