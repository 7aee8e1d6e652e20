#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { installPackages } from '../tools/start/install.mjs';

/**
 * Runs scenarios of one kind: `npm run faults`, `load`, `fuzz`, `smoke`, `bench` or `managed-engines`, each with
 * words that select scenarios (see CONTRIBUTING.md and the file of the kind in `runs`). With `--report`, it also
 * writes the results to `docs/reports`. The last line of the output is the summary. The exit code is 1 when a check
 * fails.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    report: { type: 'boolean', default: false },
    menus: { type: 'string', default: '100000' },
    views: { type: 'string', default: '10000000' },
    calls: { type: 'string', default: '60' },
    minutes: { type: 'string', default: '120' },
    'warm-up': { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});
const [kind = '', ...words] = positionals;
await installPackages();
const { Report } = await import('./report.mjs');
const { Verdicts } = await import('./verdicts.mjs');
/** @type {{ title: string, about: string, run: import('./runs/scenarios.mjs').Run }} */
const { title, about, run } = await import(`./runs/${kind}.mjs`);
const command = ['npm run', kind, '--', ...process.argv.slice(3)].join(' ');
const report = new Report({ kind, title, about, command, words, isWritten: values.report });
const verdicts = new Verdicts(report);
await run({ words, options: values, report, verdicts });
await report.format();
console.log(`${verdicts.passed} passed, ${verdicts.failed} failed`);
process.exit(verdicts.failed === 0 ? 0 : 1);
