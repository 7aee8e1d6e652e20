import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { affectedBy, usesByPackages } from './affected.mjs';
import { buildApp } from './build-app.mjs';
import { watchFiles } from './watched-files.mjs';

/**
 * Process of `watch.mjs` that rebuilds the apps affected by a saved file, one after the other. It writes `watching`
 * once it has started, and the apps that have changed, such as `built public-menu gateway`. Compiler errors go to
 * stderr.
 */

/** Saves within this time trigger one build, in milliseconds. */
const AGGREGATE_MS = 20;
/** The gateway reads these at start, so they are reported together with it. */
const READ_BY_GATEWAY = ['public-menu', 'site', 'owner-account', 'gateway'];

const STYLES = 'owner-shell';

/** @type {Map<string, import('./build-app.mjs').Built | undefined>} last build by name */
const apps = new Map(readdirSync('apps').map((app) => [app, undefined]));
/** Duration of the last build of each app, in milliseconds. Quick builds come first. @type {Map<string, number>} */
const took = new Map();
const mayUse = usesByPackages(process.cwd());

/** @type {{ first: Set<string>, then: Set<string> }} apps still to be built */
const waiting = { first: new Set(), then: new Set() };
let isBuilding = false;

watchFiles(['apps', 'libs'], (file) => {
  const { first, then } = affectedBy(file, apps, mayUse);
  for (const app of first) waiting.first.add(app);
  for (const app of then) waiting.then.add(app);
  if (!isBuilding && first.length + then.length > 0) void buildAll();
});
// Its stylesheet contains the class names of every screen. Only a build reports the folders that it scans for them.
apps.set(STYLES, await buildApp(STYLES));
process.stdout.write('watching\n');

async function buildAll() {
  isBuilding = true;
  await pause(AGGREGATE_MS);
  /** @type {Set<string>} errors shown for this save, because several apps may share one */
  const shown = new Set();
  for (let group = next(); group.length > 0; group = next()) {
    const changed = [];
    for (const app of group) if (await isOther(app, shown)) changed.push(app);
    if (changed.length > 0) process.stdout.write(`built ${changed.join(' ')}\n`);
    // Compilers use native memory, which the garbage collector of Node does not take into account.
    globalThis.gc?.();
  }
  isBuilding = false;
}

/** Next apps to build and report together. Empty when all are built. */
function next() {
  const from = waiting.first.size > 0 ? waiting.first : waiting.then;
  const quickest = [...from].sort((one, other) => (took.get(one) ?? 0) - (took.get(other) ?? 0))[0];
  if (!quickest) return [];
  const isOfGateway = READ_BY_GATEWAY.includes(quickest);
  const group = isOfGateway ? READ_BY_GATEWAY.filter((app) => from.has(app)) : [quickest];
  for (const app of group) [waiting.first, waiting.then].forEach((set) => set.delete(app));
  return group;
}

/**
 * Builds an app. Returns true when the build has no errors and differs from the previous one.
 * @param {string} app @param {Set<string>} shown
 */
async function isOther(app, shown) {
  const start = performance.now();
  try {
    const built = await buildApp(app);
    const before = apps.get(app);
    // A failed build has not read all of its sources, so those of the previous build are added.
    if (built.errors.length > 0) before?.files.forEach((file) => built.files.add(file));
    apps.set(app, built);
    for (const error of built.errors) if (!shown.has(error)) say(app, error);
    built.errors.forEach((error) => shown.add(error));
    return built.errors.length === 0 && built.hash !== before?.hash;
  } catch (failure) {
    say(app, failure instanceof Error ? (failure.stack ?? failure.message) : String(failure));
    return false;
  } finally {
    took.set(app, performance.now() - start);
  }
}

/** @param {string} app @param {string} error */
const say = (app, error) => process.stderr.write(`✗ ${app} ${error}\n`);
