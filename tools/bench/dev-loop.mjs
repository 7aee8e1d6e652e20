import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestSystem } from '../../test-kit/test-system.mjs';
import { until } from '../engines/ports.mjs';
import { median } from './wrk.mjs';

const ROUNDS = 5;
const TIMEOUT_MS = 60_000;

/** @typedef {import('../../test-kit/test-system.mjs').TestSystem} TestSystem */

/**
 * What a developer waits for with `npm run dev`: from the save of a file to what is seen of it. It changes
 * sources of this folder, and puts them back as they were.
 */
export async function benchDevLoop() {
  const system = await startTestSystem({ args: ['--watch'] });
  const restore = () => {
    for (const [file, text] of originals) writeFileSync(file, text);
  };
  process.once('exit', restore);
  try {
    await until(
      () => system.output().includes('Watching what is saved'),
      TIMEOUT_MS,
      'nothing is watched',
    );
    const changes = {
      'text in the diner page': dinerText,
      'a service, until its new process is ready': serviceCode,
      'text of a remote': remoteText,
      'a compile error, until it is shown': compileError,
    };
    const figures = [];
    for (const [what, change] of Object.entries(changes)) {
      const times = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await change(system, round));
      const ms = `${Math.round(median(times))} ms (${Math.round(Math.max(...times))} at most)`;
      figures.push({ what, value: ms });
    }
    return [...figures, { what: 'memory of the process that watches', value: watcherMemory() }];
  } finally {
    restore();
    process.off('exit', restore);
    await system.close();
  }
}

/** @type {Map<string, string>} files that were changed, as they were */
const originals = new Map();

/** Writes a file with a place of it changed. @param {string} file @param {string} from @param {string} to */
function save(file, from, to) {
  const text = originals.get(file) ?? readFileSync(file, 'utf8');
  originals.set(file, text);
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, text.replace(from, to));
}

/** In milliseconds, from the save on. @param {() => Promise<boolean> | boolean} isSeen */
async function seen(isSeen) {
  const start = performance.now();
  await until(isSeen, TIMEOUT_MS, 'the change is not seen');
  return performance.now() - start;
}

/** @param {string} url @returns {Promise<string>} nothing while nobody answers */
const textAt = (url) =>
  fetch(url).then(
    (answer) => answer.text(),
    () => '',
  );

/** @param {TestSystem} system @param {number} round */
function dinerText(system, round) {
  const mark = `Este menú no existe, ${process.pid}-${round}`;
  save('apps/public-menu/src/messages/es.ts', 'Este menú no existe', mark);
  return seen(async () => (await textAt(`${system.url}/menu/nadie`)).includes(mark));
}

/** @param {TestSystem} system @param {number} round */
async function serviceCode(system, round) {
  const before = system.running().pids['menus-service'];
  const file = 'apps/menus-service/src/main.ts';
  save(file, '\n', `\nprocess.title = 'round ${process.pid}-${round}';\n`);
  return seen(async () => {
    const { pids, ready } = system.running();
    if ([undefined, before].includes(pids['menus-service'])) return false;
    return fetch(ready['menus-service'] ?? '').then(
      ({ ok }) => ok,
      () => false,
    );
  });
}

/** @param {TestSystem} system @param {number} round */
function remoteText(system, round) {
  const mark = `Nombre ${process.pid}-${round}`;
  save('apps/owner-editor/src/editor/items/form/messages.ts', "'Nombre'", `'${mark}'`);
  const assets = 'apps/owner-editor/dist/assets';
  return seen(async () => {
    const names = readdirSync(assets).filter((name) => /\.js$/.test(name));
    const name = names.find((one) => readFileSync(join(assets, one), 'utf8').includes(mark));
    if (!name) return false;
    return (await textAt(`${system.url}/remotes/owner-editor/assets/${name}`)).includes(mark);
  });
}

/** @param {TestSystem} system @param {number} round */
async function compileError(system, round) {
  const file = 'apps/billing-service/src/main.ts';
  const mark = `missing-${process.pid}-${round}`;
  save(file, '\n', `\nimport './${mark}';\n`);
  const time = await seen(() => system.output().includes(mark));
  writeFileSync(file, originals.get(file) ?? '');
  return time;
}

/** Resident, of the one process that builds. */
function watcherMemory() {
  const watcher = readdirSync('/proc').find((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    const command = textOf(`/proc/${pid}/cmdline`);
    return command.startsWith(process.execPath) && command.includes('watch-builds.mjs');
  });
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(textOf(`/proc/${watcher}/status`)) ?? [];
  return `${Math.round(Number(kilobytes) / 1000)} MB`;
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A process that has just ended.
    return '';
  }
}
