import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { shortenedRules } from '../../../tools/alerts/shortened-rules.mjs';
import { requireNodeExporter, requirePrometheus } from '../../../tools/engines/find-promtool.mjs';
import { freePort, isOk, until } from '../../../tools/engines/ports.mjs';
import { startServer } from '../../../tools/engines/server-process.mjs';

const CONFIG = 'deploy/prometheus/prometheus.yml';
const RULES = 'deploy/prometheus/alerts.yml';

/** Factor by which the rules' times are shorter than in production. */
export const FACTOR = 30;
/** Must be longer than the two seconds in which a process reports that an engine does not answer. */
const SCRAPE = '3s';
const EVALUATION = '500ms';
const SCRAPE_LIMIT_MS = 30_000;

/**
 * Alert that is pending or firing in Prometheus.
 * @typedef {{ name: string, state: 'pending' | 'firing', runbook: string, of: string }} Alert
 * @typedef {Awaited<ReturnType<typeof startPrometheus>>} Prometheus
 */

/**
 * Starts Prometheus with the shortened rules of `deploy/prometheus` and with its jobs. `watch` sets the processes of
 * a job. An exporter reads the metrics of backups from the folder `metrics`.
 * @param {string} data folder that it may write to
 */
export async function startPrometheus(data) {
  const folder = join(data, 'prometheus');
  const metrics = join(folder, 'metrics');
  mkdirSync(metrics, { recursive: true });
  const exporter = await startExporter(metrics);
  /** @type {{ scrape_configs: { job_name: string }[] }} */
  const { scrape_configs: jobs } = parse(readFileSync(CONFIG, 'utf8'));
  const targetsOf = (/** @type {string} */ job) => join(folder, `targets-${job}.json`);
  /** @param {string} job @param {readonly string[]} addresses `127.0.0.1:9000` */
  const write = (job, addresses) => {
    writeFileSync(`${targetsOf(job)}.new`, JSON.stringify([{ targets: addresses }]));
    renameSync(`${targetsOf(job)}.new`, targetsOf(job));
  };
  for (const { job_name: job } of jobs) write(job, job === 'backup' ? [exporter.address] : []);
  writeFileSync(join(folder, 'alerts.yml'), shortenedRules(readFileSync(RULES, 'utf8'), FACTOR));
  const config = {
    global: { scrape_interval: SCRAPE, scrape_timeout: SCRAPE, evaluation_interval: EVALUATION },
    rule_files: ['alerts.yml'],
    scrape_configs: jobs.map(({ job_name: job }) => ({
      job_name: job,
      file_sd_configs: [{ files: [targetsOf(job)], refresh_interval: '1s' }],
    })),
  };
  writeFileSync(join(folder, 'prometheus.yml'), stringify(config));
  const url = `http://127.0.0.1:${await freePort()}`;
  const args = [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=${new URL(url).host}`,
  ];
  const server = await startServer('Prometheus', await requirePrometheus(), args, {
    isReady: () => isOk(`${url}/-/ready`),
  });
  /** @param {string} path */
  const ask = async (path) => (await (await fetch(`${url}/api/v1/${path}`)).json()).data;
  /**
   * Evaluates a query and returns its value, or 0 without a result.
   * @param {string} expr @returns {Promise<number>}
   */
  const query = async (expr) => {
    const { result } = await ask(`query?query=${encodeURIComponent(expr)}`);
    return Number(result[0]?.value[1] ?? 0);
  };
  return {
    metrics,
    query,
    /**
     * Sets the addresses of a job. Resolves when exactly those are scraped.
     * @param {string} job @param {readonly string[]} addresses
     */
    watch: async (job, addresses) => {
      write(job, addresses);
      const areScraped = async () => {
        const { activeTargets } = await ask('targets?state=active');
        const own = activeTargets.filter((/** @type {any} */ { labels }) => labels.job === job);
        const seen = own.map((/** @type {any} */ { labels }) => labels.instance);
        return seen.sort().join() === addresses.toSorted().join();
      };
      await until(areScraped, SCRAPE_LIMIT_MS, `Prometheus does not scrape ${addresses.join()}`);
    },
    /** @returns {Promise<Alert[]>} */
    alerts: async () =>
      (await ask('alerts')).alerts.map((/** @type {any} */ { labels, state, annotations }) => ({
        ...{ name: labels.alertname, state, runbook: annotations.runbook_url },
        of: [labels.job, labels.instance].filter(Boolean).join(' '),
      })),
    /** Resolves when everything was scraped after now and every rule was evaluated after that. */
    afterScrape: async () => {
      const asked = Date.now();
      const isScraped = async () => (await query('min(timestamp(up))')) * 1000 > asked;
      await until(isScraped, SCRAPE_LIMIT_MS, 'Prometheus does not scrape');
      const scraped = Date.now();
      const areLookedAt = async () =>
        (await ask('rules')).groups.every(
          (/** @type {any} */ { lastEvaluation }) => Date.parse(lastEvaluation) > scraped,
        );
      await until(areLookedAt, SCRAPE_LIMIT_MS, 'Prometheus does not look at its rules');
    },
    stop: async () => {
      await server.stop();
      await exporter.stop();
    },
  };
}

/** @param {string} metrics */
async function startExporter(metrics) {
  const address = `127.0.0.1:${await freePort()}`;
  const args = [
    '--collector.disable-defaults',
    '--collector.textfile',
    `--collector.textfile.directory=${metrics}`,
    `--web.listen-address=${address}`,
  ];
  const { stop } = await startServer('Node exporter', await requireNodeExporter(), args, {
    isReady: () => isOk(`http://${address}/metrics`),
  });
  return { address, stop };
}
