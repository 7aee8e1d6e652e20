import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { runTool } from '../../tools/start/install.mjs';

const FOLDER = resolve('docs/reports');

const FAULTS = `Faults of machines, engines and others, on the processes of one system with two replicas of everything.
An acknowledged write must be in the database, once.`;
const ALERTS = `Each alert of deploy/prometheus, fired by its fault on real processes that Prometheus scrapes.`;

/**
 * Writes `docs/reports/faults-<words>-<date>.md`: a row for each fault, with machine and commit.
 * @param {readonly import('../runs/run-scenario.mjs').Result[]} results
 * @param {{ words: readonly string[], now: Date }} run what `npm run faults` was told, and when
 */
export async function writeReport(results, { words, now }) {
  const name = ['faults', ...words].join('-').replaceAll(/[^\w-]/g, '-');
  const file = join(FOLDER, `${name}-${now.toISOString().slice(0, 10)}.md`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, textOf(results, { words, now }));
  await runTool('npx', ['oxfmt', file]);
}

/** @param {readonly import('../runs/run-scenario.mjs').Result[]} results @param {{ words: readonly string[], now: Date }} run */
function textOf(results, { words, now }) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { encoding: 'utf8' }).trim();
  const areAlerts = words[0] === 'alerts';
  const failed = results.filter(({ fault }) => fault).length;
  const seconds = results.reduce((sum, { tookMs }) => sum + tookMs, 0) / 1000;
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const rows = results.map(({ title, done, ledger, tookMs, fault }) =>
    [
      title,
      done.join('. '),
      ledger,
      `${fault ? `✗ ${String(fault).split('\n', 1)[0]}` : '✓'} (${(tookMs / 1000).toFixed(1)} s)`,
    ]
      .map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' '))
      .join(' | '),
  );
  return [
    `# ${areAlerts ? 'Alerts' : 'Faults'} on ${now.toISOString().slice(0, 10)}`,
    '',
    `\`${['npm run faults --', ...words, '--report'].join(' ')}\`: ${areAlerts ? ALERTS : FAULTS}`,
    '',
    `${results.length - failed} of ${results.length} as they must be, in ${Math.round(seconds)} s, on ${cpus().length} cores`,
    `(${cpus()[0]?.model ?? 'of an unknown kind'}) with ${gigabytes} GB, Node ${process.versions.node}; commit`,
    `\`${git('rev-parse', '--short', 'HEAD')}\`${git('status', '--porcelain', '--', ':!docs/reports') ? ' with changes' : ''}.`,
    '',
    '| fault → what must be seen | what was done | what clients sent and heard | verdict |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
    '',
  ].join('\n');
}
