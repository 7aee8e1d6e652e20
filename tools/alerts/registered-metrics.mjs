import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';

const REGISTRATION = /new (Counter|Gauge|Histogram|RequestHistogram|ScrapedGauge)\(\{([^}]*)\}/g;
/** Prometheus itself adds these for each process that it scrapes. */
const OF_PROMETHEUS = ['up'];
/** kube-state-metrics exports these about CronJobs. */
const OF_KUBERNETES = ['kube_cronjob_status_last_successful_time'];

/** @typedef {{ readonly name: string, readonly kind: string, readonly labels: readonly string[] }} Metric */

/** Lists the metrics that the sources of our processes register. @returns {Metric[]} */
export function ownMetrics() {
  const registrations = ['apps', 'libs']
    .flatMap(sourcesIn)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(REGISTRATION)]);
  return registrations.flatMap(([, kind = '', options = '']) => {
    const name = /name: '(\w+)'/.exec(options)?.[1];
    const labels = /labelNames: \[([^\]]*)\]/.exec(options)?.[1] ?? '';
    return name ? [{ name, kind, labels: [...labels.matchAll(/\w+/g)].map(String) }] : [];
  });
}

/**
 * Lists every metric that a query may use: our own and those of prom-client, Prometheus and Kubernetes.
 * @returns {Set<string>}
 */
export function queryableNames() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const defaults = registry.getMetricsAsArray().map(({ name }) => name);
  return new Set([
    ...OF_PROMETHEUS,
    ...OF_KUBERNETES,
    ...defaults,
    ...ownMetrics().flatMap(({ name, kind }) =>
      kind.endsWith('Histogram')
        ? ['bucket', 'sum', 'count'].map((end) => `${name}_${end}`)
        : [name],
    ),
  ]);
}

/** @param {string} folder @returns {string[]} */
function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return ['node_modules', 'dist', 'test'].includes(entry.name) ? [] : sourcesIn(path);
    }
    return /(?<!spec)\.ts$/.test(entry.name) ? [path] : [];
  });
}
