import { z } from '@cartaviva/config';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { PROCESSES, PROGRAMS } from './config-variables';

const read = (file: string) => readFileSync(file, 'utf8');
const defaultOf = (app: string, name: string) =>
  z.coerce.number().parse(z.parse(PROGRAMS[app]![name]!, undefined));

/** Default private ports of the processes. */
const PRIVATE = PROCESSES.map((app) => defaultOf(app, 'OPS_PORT'));
/** Ports that systemd assigns to the second process of a kind. */
const portsOfSecond = (app: string) =>
  Object.fromEntries(
    [
      ...read(`deploy/systemd/cartaviva@${app}-2.service.d/${app}-2.conf`).matchAll(
        /(?<= |=)([A-Z_]+)=(\d+)/g,
      ),
    ].map(([, name, port]) => [name, Number(port)]),
  );
const secondGateway = portsOfSecond('gateway');

describe('on one machine', () => {
  it('no two processes take the same port', () => {
    const ofSeconds = PROCESSES.flatMap((app) => Object.values(portsOfSecond(app)));
    const taken = [defaultOf('gateway', 'PORT'), ...PRIVATE, ...ofSeconds];
    expect(taken).toHaveLength(12);
    expect(new Set(taken).size).toBe(taken.length);
  });

  it.each([
    ['deploy/haproxy.cfg', /^ {2}server .*-127\.0\.0\.1:(\d+)\}"$/gm],
    ['docs/operations/proxy.md', /^ {2}server 127\.0\.0\.1:(\d+);$/gm],
  ])('%s leads to what gateways show people, and to no private port', (file, server) => {
    const shown = [...read(file).matchAll(server)].map(([, port]) => Number(port));
    expect([...new Set(shown)]).toEqual([defaultOf('gateway', 'PORT'), secondGateway['PORT']]);
    expect(shown.filter((port) => PRIVATE.includes(port))).toEqual([]);
  });

  it('Prometheus asks every process where it answers', () => {
    const { scrape_configs: jobs } = parse(read('deploy/prometheus/systemd.yml')) as {
      scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
    };
    const asked = jobs.map((job) => [job.job_name, job.static_configs[0]!.targets[0]]);
    const processes = PROCESSES.map((app, at) => [app, `127.0.0.1:${PRIVATE[at]}`]);
    expect(asked).toEqual([...processes, ['backup', '127.0.0.1:9100']]);
    expect(read('deploy/prometheus/systemd.yml')).toContain(
      `127.0.0.1:${secondGateway['OPS_PORT']}`,
    );
  });
});
