#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { requireChromium } from '../../tools/engines/find-chromium.mjs';
import { requireFirefox } from '../../tools/engines/find-firefox.mjs';
import { requireHaproxy } from '../../tools/engines/haproxy.mjs';
import { requirePhp } from '../../tools/engines/find-php.mjs';
import { requirePromtool } from '../../tools/engines/find-promtool.mjs';
import { requirePython } from '../../tools/engines/find-python.mjs';
import { requireRedis } from '../../tools/engines/find-redis.mjs';
import { requireWebKit } from '../../tools/engines/webkit.mjs';
import { generateAll } from '../../tools/generate/generate-all.mjs';
import { installPackages } from '../../tools/start/install.mjs';
import { judgeFlaky } from './flaky.mjs';
import { readSuites, slowestSuites, startOfFailure, sumByProject } from './results.mjs';
import { fastTemporaryFolder } from './temporary-folder.mjs';

/**
 * Runs all checks, from a fresh clone: format, lint and types, unit tests, screens, integration tests on real
 * Postgres and Redis, and browser journeys. The last line of the output counts all of them.
 * `npm test -- items slugs` only runs suites whose paths contain one of the words.
 * The tests of a suite run in a shuffled order, so that none depends on another: the same order in each run of
 * `npm test`, another one with `--seed 7`, and a random one in `npm run test:all`. Journeys run in their order.
 * `npm run test:all` runs more: every journey in every engine and on a desk, pure code and screens in distant time
 * zones, and property tests for longer.
 */
const CHECKS = ['format:check', 'lint', 'api:lint'];
/** Exceeds the number of cores, because suites spend much of their time waiting, mostly for engines. */
const workers = (/** @type {number} */ more) => [
  '--maxWorkers',
  `${availableParallelism() + more}`,
];
/**
 * Jest projects by run. Projects that share a run leave no core idle at their end. Unit suites have workers of their
 * own, because what they load into the realm of a worker (polyfills, metrics) changes screens and services.
 */
const UNIT = ['--selectProjects', 'unit'];
const WEB = ['--selectProjects', 'web'];
const SUITES = ['--selectProjects', 'web', 'integration'];
const JOURNEYS = ['--selectProjects', 'e2e', 'firefox', 'webkit'];
/** Time zone of most owners. Test machines use UTC, which hides mistakes about time zones. */
const ZONE = 'America/Santo_Domingo';
/** Distant time zones. In Tokyo, the day begins earlier. */
const FAR_ZONES = ['UTC', 'Asia/Tokyo'];
/**
 * V8 options for short-lived programs. Code is optimized later, because most of it never runs long enough to benefit,
 * and garbage is collected on the main thread, because extra threads would compete with other suites.
 */
const SHORT_LIVED = ['--interrupt-budget=1000000', '--single-threaded-gc'];
const JEST = resolve('node_modules/jest/bin/jest.js');
/** A busy machine does not explain more failed suites than this. */
const MAX_REPEATED = 10;
/** Number of slowest suites to list, as candidates for optimization. */
const NAMED_SLOWEST = 15;
const FLAKY = resolve('node_modules/.cache/cartaviva/flaky.json');
/** Order of tests in `npm test`. It is fixed, so that a change cannot fail because of an order it did not make. */
const SEED = '1735100817';
const { values: asked, positionals: words } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    seed: { type: 'string' },
  },
  allowPositionals: true,
});
const seed = asked.seed ?? (asked.all ? String(randomInt(2 ** 31)) : SEED);
const ANY_ORDER = ['--randomize', '--seed', seed];

// Passwords are hashed in threads of the lowest priority, which suites with a higher one would starve.
setPriority(constants.priority.PRIORITY_LOW);

// Deleting this folder removes all temporary files of the suites. Postgres runs as another user and must be able to
// reach it.
const folder = mkdtempSync(join(fastTemporaryFolder(), 'cartaviva-'));
chmodSync(folder, 0o755);
let passed = 0;
let failed = 0;
console.log(`The order of tests is that of --seed ${seed}`);
/** @type {Map<string, string>} */
const failures = new Map();
/** First failures of flaky suites, by name. @type {Map<string, string>} */
const flaky = new Map();

if (words.length > 0) {
  await installPackages();
  const named = [...workers(1), '--passWithNoTests', '--testPathPatterns', ...words];
  await runSuites([...UNIT, ...named], ANY_ORDER, { TZ: ZONE });
  await runSuites([...SUITES, ...named], ANY_ORDER, { TZ: ZONE });
  await runSuites([...JOURNEYS, ...named]);
  if (passed + failed === 0) {
    console.log(`✗ no suite has a test whose path has one of: ${words.join(' ')}`);
    failed = 1;
  }
} else {
  await Promise.all([installPackages().then(generateAll), installPrograms()]);
  const browsers = installBrowsers();
  // The error is reported when the browsers are needed.
  browsers.catch(() => {});
  const checks = CHECKS.map(runCheck);
  const all = asked.all ? { ALL_TESTS: '1' } : {};
  await runSuites([...UNIT, ...workers(1)], ANY_ORDER, { TZ: ZONE, ...all });
  await runSuites([...SUITES, ...workers(2)], ANY_ORDER, { TZ: ZONE, ...all });
  if (asked.all) {
    for (const TZ of FAR_ZONES) {
      await runSuites([...UNIT, ...workers(1)], ANY_ORDER, { TZ });
      await runSuites([...WEB, ...workers(1)], ANY_ORDER, { TZ });
    }
  }
  await browsers;
  await runSuites([...JOURNEYS, ...workers(1)], [], all);
  await Promise.all(checks);
  for (const reason of judgeFlaky(FLAKY, [...flaky.keys()])) {
    console.log(`✗ ${reason}`);
    failed += 1;
  }
}
rmSync(folder, { recursive: true });

for (const [suite, failure] of flaky) console.log(startOfFailure(`⚠ flaky: ${suite}`, failure));
for (const [name, failure] of failures) console.log(startOfFailure(`✗ ${name}`, failure));

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Installs programs that suites start, while npm works. Otherwise, the setup of the suites would wait for them. */
async function installPrograms() {
  await Promise.all([
    requireRedis(console.log),
    ...[requirePython, requirePhp, requirePromtool, requireHaproxy, requireChromium].map(
      (require) => require(),
    ),
  ]);
}

/** Installs the browsers that only journeys use, while the other suites run. */
async function installBrowsers() {
  await Promise.all([requireFirefox(), requireWebKit()]);
}

/** @param {string} name script in package.json */
async function runCheck(name) {
  const child = spawn('npm', ['run', '--silent', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(),
  });
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (status !== 0) {
    console.log(`${output}${errors}`);
    failures.set(name, `${output}${errors}`);
  }
  count(name, { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 });
}

/**
 * Runs suites and counts their tests. When a few fail, they run again alone. A suite that fails again is broken. One
 * that passes is flaky, and is listed at the end with its first failure.
 * @param {string[]} selection options of Jest that select suites @param {string[]} [order] order of the tests
 * @param {Record<string, string>} [variables]
 */
async function runSuites(selection, order = [], variables = {}) {
  const file = join(folder, 'results');
  rmSync(file, { force: true });
  let status = await runJest([...selection, ...order], file, variables);
  const failed = failedSuites(file);
  if (failed.length > 0 && failed.length <= MAX_REPEATED) {
    // Repeats a journey only in the engine in which it failed.
    const projects = ['--selectProjects', ...uniqueOf(failed, 'project')];
    const paths = ['--runTestsByPath', ...uniqueOf(failed, 'suite')];
    // The suites run in one worker and not in the runner, because the output of the runner would count as that of a
    // suite.
    const alone = ['--maxWorkers', '1', '--forceExit', ...order];
    status = await runJest([...projects, ...alone, ...paths], file, variables);
    const again = failedSuites(file).map(nameOf);
    for (const suite of failed.filter((one) => !again.includes(nameOf(one)))) {
      flaky.set(nameOf(suite), toFailure(suite));
    }
  }
  const suites = readSuites(file);
  for (const suite of failedSuites(file)) failures.set(nameOf(suite), toFailure(suite));
  for (const [project, result] of sumByProject(suites, status)) count(project, result);
  for (const { project, suite, seconds } of slowestSuites(suites, NAMED_SLOWEST)) {
    console.log(
      `· ${seconds.toFixed(0).padStart(3)} s ${project} ${relative(process.cwd(), suite)}`,
    );
  }
}

/** @param {string} file file with the finished suites */
function failedSuites(file) {
  return readSuites(file).filter((result) => result.failed > 0);
}

/** @param {ReturnType<typeof failedSuites>} suites @param {'project' | 'suite'} what */
function uniqueOf(suites, what) {
  return [...new Set(suites.map((one) => one[what]))];
}

/** @param {ReturnType<typeof failedSuites>[number]} suite */
function toFailure({ failure = 'It could not run.' }) {
  return failure;
}

/** @param {ReturnType<typeof failedSuites>[number]} suite */
function nameOf({ project, suite }) {
  return `${project} ${relative(process.cwd(), suite)}`;
}

/**
 * @param {string[]} options @param {string} file file to which finished suites are written
 * @param {Record<string, string>} [variables]
 * @returns {Promise<number | null>} the exit code; null when a signal ended the runner
 */
async function runJest(options, file, variables) {
  // Failures go to standard error. The summary is ignored, because this script prints its own.
  const child = spawn(process.execPath, [...SHORT_LIVED, JEST, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment({ FINISHED_SUITES: file, TMPDIR: folder, ...variables }),
  });
  const [status] = await once(child, 'exit');
  return status;
}

/** @param {Record<string, string>} [variables] */
function environment(variables = {}) {
  return {
    ...process.env,
    NX_DAEMON: 'false',
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    ...variables,
  };
}

/** @param {string} name @param {{ passed: number, failed: number }} result */
function count(name, result) {
  passed += result.passed;
  failed += result.failed;
  const seconds = Math.round(performance.now() / 1000);
  const mark = result.failed === 0 ? '✓' : '✗';
  console.log(
    `${mark} ${name}: ${result.passed} passed, ${result.failed} failed (at ${seconds} s)`,
  );
}
