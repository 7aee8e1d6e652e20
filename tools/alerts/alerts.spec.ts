import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse, parseAllDocuments, stringify } from 'yaml';
import { readScenarios } from '../../rig/runs/scenarios.mjs';
import { requirePromtool } from '../engines/find-promtool.mjs';
import { metricsIn } from './metrics-in.mjs';
import { ownMetrics, queryableNames } from './registered-metrics.mjs';
import { shortenedRules } from './shortened-rules.mjs';

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}
interface Case {
  readonly input_series: readonly { readonly series: string }[];
  readonly promql_expr_test: readonly { readonly expr: string; readonly exp_samples: unknown[] }[];
}
interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}
interface Dashboard {
  readonly uid: string;
  readonly panels: readonly Panel[];
}
interface Container {
  readonly environment?: Readonly<Record<string, string>>;
}

interface Relabeling {
  readonly target_label?: string;
  readonly regex: string;
  readonly replacement: string;
}
interface Manifest {
  readonly kind: string;
  readonly spec: {
    readonly template: { readonly metadata: { readonly labels: Readonly<Record<string, string>> } };
  };
}

const RULES = 'deploy/prometheus/alerts.yml';
const CASES = 'deploy/prometheus/alerts.test.yml';
const CONFIG = 'deploy/prometheus/prometheus.yml';
const KUBERNETES = 'deploy/prometheus/kubernetes.yml';
const SYSTEMD = 'deploy/prometheus/systemd.yml';
const RUNBOOKS = 'docs/runbooks';
const DASHBOARDS = 'deploy/grafana/dashboards';

const read = <T>(path: string) => parse(readFileSync(path, 'utf8'), { merge: true }) as T;
const alerts = read<{ groups: { rules: Alert[] }[] }>(RULES).groups.flatMap(({ rules }) => rules);
const { tests: cases } = read<{ tests: Case[] }>(CASES);
const dashboards = readdirSync(DASHBOARDS).map((file) => read<Dashboard>(join(DASHBOARDS, file)));
const runbooks = readdirSync(RUNBOOKS).filter((file) => file !== 'README.md');
/** Runbooks write queries in code blocks without a language. */
const asked = runbooks.flatMap((file) =>
  [...readFileSync(join(RUNBOOKS, file), 'utf8').matchAll(/^```\n([^]*?)^```$/gm)].flatMap(
    ([, block = '']) => block.trim().split('\n'),
  ),
);
const queries = [
  ...alerts.map(({ expr }) => expr),
  ...dashboards
    .flatMap(({ panels }) => panels.flatMap(({ targets }) => targets))
    .map((t) => t.expr),
  ...asked,
];

let promtool: string;
beforeAll(async () => {
  promtool = await requirePromtool();
});
/** Runs Prometheus's own checker. Its output becomes the error of the test when it finds a fault. */
const check = (...args: string[]) =>
  execFileSync(promtool, args, { encoding: 'utf8', stdio: 'pipe' });

describe('the queries of alerts, their tests, dashboards and runbooks', () => {
  it('ask for metrics that a process registers', () => {
    const known = queryableNames();
    const series = cases.flatMap((one) => one.input_series).map((one) => one.series);
    const unknown = [...queries, ...series].flatMap(metricsIn).filter((name) => !known.has(name));
    expect(unknown).toEqual([]);
  });

  it('are understood by Prometheus', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cartaviva-queries-'));
    const file = join(folder, 'queries.yml');
    const rules = queries.map((expr, index) => ({ record: `query_${index}`, expr }));
    writeFileSync(file, stringify({ groups: [{ name: 'queries', rules }] }));
    check('check', 'rules', file);
    rmSync(folder, { recursive: true });
  });

  it('find no label of ours under another name: Prometheus sets these itself', () => {
    const metrics = ownMetrics();
    expect(metrics.length).toBeGreaterThan(20);
    const taken = metrics.filter(({ labels }) =>
      labels.some((l) => ['job', 'instance'].includes(l)),
    );
    expect(taken).toEqual([]);
  });
});

describe('an alert', () => {
  it('wakes somebody or does not, says what people notice, and has a runbook', () => {
    for (const { alert, labels, annotations } of alerts) {
      expect([alert, labels['severity']]).toEqual([
        alert,
        expect.stringMatching(/^(critical|warning)$/),
      ]);
      expect([alert, annotations['summary']!.length > 20]).toEqual([alert, true]);
      expect([alert, existsSync(annotations['runbook_url']!)]).toEqual([alert, true]);
    }
  });

  it('is in the index beside its runbook, and every runbook has one', () => {
    const index = readFileSync(join(RUNBOOKS, 'README.md'), 'utf8');
    const pages = alerts.map(({ annotations }) => basename(annotations['runbook_url']!));
    expect(new Set(pages)).toEqual(new Set(runbooks));
    for (const [at, { alert }] of alerts.entries()) {
      const row = index.split('\n').find((line) => line.includes(`\`${alert}\``));
      expect([alert, row]).toEqual([alert, expect.stringContaining(`(${pages[at]})`)]);
    }
  });

  it('has cases in which it fires and in which it does not, and Prometheus agrees', () => {
    const expected = cases.flatMap((one) => one.promql_expr_test);
    for (const { alert } of alerts) {
      const own = expected.filter(({ expr }) => expr.includes(`"${alert}"`));
      const firing = new Set(own.map(({ exp_samples: samples }) => samples.length > 0));
      expect([alert, ...[...firing].sort()]).toEqual([alert, false, true]);
    }
    check('test', 'rules', CASES);
  });

  it('is fired by one fault of the rig, and no scenario waits for another', async () => {
    const scenarios: { fires: string[] }[] = await readScenarios('faults/alerts');
    const fired = scenarios.flatMap(({ fires }) => fires);
    expect(fired.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
  });
});

describe('shortened rules', () => {
  it('are understood by Prometheus', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cartaviva-rules-'));
    const file = join(folder, 'alerts.yml');
    writeFileSync(file, shortenedRules(readFileSync(RULES, 'utf8'), 30));
    expect(check('check', 'rules', file)).toContain(`${alerts.length} rules found`);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['rate(a[5m]) > 0.02', 'rate(a[10000ms]) > 0.02'],
    [
      'sum(increase(a[1h])) > 0 or a unless a offset 10m',
      'sum(increase(a[120000ms])) > 0 or a unless a offset 20000ms',
    ],
    [
      'max by (chore) (chore_late_seconds) > 900',
      'max by (chore) (chore_late_seconds) > (900) / 30',
    ],
    [
      'time() - max(backup_created_timestamp_seconds) > 26 * 3600 or absent(a)',
      'time() - max(backup_created_timestamp_seconds) > (26 * 3600) / 30 or absent(a)',
    ],
    ['request_stream_oldest_seconds > 2', 'request_stream_oldest_seconds > 2'],
  ])('have times of a thirtieth, and other limits as they were: %s', (expr, expected) => {
    const rule = { alert: 'A', expr, for: '2m', labels: { severity: 'critical' } };
    const shortened = shortenedRules(stringify({ groups: [{ name: 'one', rules: [rule] }] }), 30);
    const rules = [{ ...rule, expr: expected, for: '4000ms' }];
    expect(parse(shortened)).toEqual({ groups: [{ name: 'one', rules }] });
  });
});

describe('Prometheus', () => {
  const { scrape_configs: jobs } = read<{ scrape_configs: { job_name: string }[] }>(CONFIG);

  it.each([CONFIG, SYSTEMD])('understands %s and its rules', (config) => {
    expect(check('check', 'config', config)).toContain('SUCCESS');
  });

  it('finds the same jobs among the pods of Kubernetes and beside them', () => {
    // Debian's build of Prometheus does not support Kubernetes discovery, so the test checks the other settings.
    const folder = mkdtempSync(join(tmpdir(), 'cartaviva-kubernetes-'));
    const config = readFileSync(KUBERNETES, 'utf8').replace(/^.*kubernetes_sd_configs.*$/m, '');
    writeFileSync(join(folder, 'prometheus.yml'), config);
    copyFileSync(RULES, join(folder, 'alerts.yml'));
    expect(check('check', 'config', join(folder, 'prometheus.yml'))).toContain('SUCCESS');
    rmSync(folder, { recursive: true });
    const { scrape_configs: found } = read<{
      scrape_configs: { job_name: string; relabel_configs?: Relabeling[] }[];
    }>(KUBERNETES);
    const [pods, ...beside] = found;
    const { regex, replacement } = pods!.relabel_configs!.find((r) => r.target_label === 'job')!;
    const deployments = readdirSync('deploy/kubernetes/base').flatMap((file) =>
      file.endsWith('.yaml')
        ? parseAllDocuments(readFileSync(join('deploy/kubernetes/base', file), 'utf8'))
            .map((document) => document.toJS() as Manifest)
            .filter(({ kind }) => kind === 'Deployment')
            .map(({ spec }) => spec.template.metadata.labels['app.kubernetes.io/name']!)
        : [],
    );
    const names = deployments.map((name) =>
      name.replace(new RegExp(`^(?:${regex})$`), replacement),
    );
    const others = beside.map(({ job_name: name }) => name);
    const own = jobs.map(({ job_name: name }) => name);
    expect([...new Set(names), ...others].sort()).toEqual([...own, 'kube-state-metrics'].sort());
  });

  it('scrapes every process that stays, on a port that the others of compose reach, and backups', () => {
    const { services } = read<{ services: Record<string, Container> }>('docker-compose.yml');
    const processes = readdirSync('apps').filter(
      (app) =>
        existsSync(`apps/${app}/src/config.ts`) &&
        readFileSync(`apps/${app}/src/config.ts`, 'utf8').includes('OPS_PORT'),
    );
    expect(jobs.map(({ job_name: name }) => name).sort()).toEqual([...processes, 'backup'].sort());
    for (const name of processes) {
      expect(services[name]!.environment).toMatchObject({ OPS_HOST: '0.0.0.0' });
    }
  });
});

describe('a dashboard', () => {
  it('has a name of its own, and panels whose titles are', () => {
    expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(dashboards.length);
    for (const { panels } of dashboards) {
      expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
    }
  });
});
