import { register, type Histogram } from 'prom-client';

interface Options {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly ['method', 'route', 'status'];
  /** Upper bounds of the buckets in seconds, in ascending order. */
  readonly buckets: readonly number[];
}

type Labels = Readonly<Record<Options['labelNames'][number], string | number>>;

class Durations {
  /** Counts by bucket. The last one is for longer durations. */
  private readonly counts: Float64Array;
  private sum = 0;

  constructor(private readonly buckets: readonly number[]) {
    this.counts = new Float64Array(buckets.length + 1);
  }

  observe(seconds: number): void {
    const { buckets } = this;
    let bucket = 0;
    while (bucket < buckets.length && seconds > buckets[bucket]!) bucket += 1;
    this.counts[bucket]! += 1;
    this.sum += seconds;
  }

  values(name: string, labels: Labels) {
    let count = 0;
    const buckets = [...this.buckets, '+Inf'].map((le, bucket) => ({
      metricName: `${name}_bucket`,
      labels: { le, ...labels },
      value: (count += this.counts[bucket]!),
    }));
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: this.sum },
      { metricName: `${name}_count`, labels, value: count },
    ];
  }
}

/**
 * Replaces prom-client's histogram, which joins and validates all labels for each observation. That takes a tenth of
 * the time of a cached response.
 */
export class RequestHistogram {
  readonly name: string;
  private readonly all = new Map<string, Map<string, Map<number, Durations>>>();

  constructor(private readonly options: Options) {
    this.name = options.name;
    // A registry only uses the name and values of a metric.
    register.registerMetric(this as unknown as Histogram);
  }

  /** @param route template of the address */
  of(method: string, route: string, status: number): Durations {
    const routes = made(this.all, method, () => new Map<string, Map<number, Durations>>());
    const statuses = made(routes, route, () => new Map<number, Durations>());
    return made(statuses, status, () => new Durations(this.options.buckets));
  }

  /** Called by prom-client on each scrape. */
  get() {
    const { name, help } = this.options;
    const values = [...this.all].flatMap(([method, routes]) =>
      [...routes].flatMap(([route, statuses]) =>
        [...statuses].flatMap(([status, durations]) =>
          durations.values(name, { method, route, status }),
        ),
      ),
    );
    return Promise.resolve({ name, help, type: 'histogram', aggregator: 'sum', values });
  }
}

function made<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}
