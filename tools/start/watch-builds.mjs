import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { affectedBy, usesByPackages } from './affected.mjs';
import { buildApp } from './build-app.mjs';
import { watchFiles } from './watched-files.mjs';

/**
 * One process that builds what is saved, for `watch.mjs`: each app that the file has a part in, one after the other. It
 * writes `watching` once it does, and which apps are others than before, as `built public-menu gateway`; to stderr what
 * the compiler has against them.
 */

/** Several saves of an editor at once are one, in milliseconds. */
const AGGREGATE_MS = 20;
/** The gateway reads these when it starts: they are told of together with it. */
const READ_BY_GATEWAY = ['public-menu', 'site', 'owner-account', 'gateway'];

const STYLES = 'owner-shell';

/** @type {Map<string, import('./build-app.mjs').Built | undefined>} by name, as it was built last */
const apps = new Map(readdirSync('apps').map((app) => [app, undefined]));
/** How long each took, in milliseconds: what is quickly seen comes first. @type {Map<string, number>} */
const took = new Map();
const mayUse = usesByPackages(process.cwd());

/** @type {{ first: Set<string>, then: Set<string> }} what is still to be built */
const waiting = { first: new Set(), then: new Set() };
let isBuilding = false;

watchFiles(['apps', 'libs'], (file) => {
  const { first, then } = affectedBy(file, apps, mayUse);
  for (const app of first) waiting.first.add(app);
  for (const app of then) waiting.then.add(app);
  if (!isBuilding && first.length + then.length > 0) void buildAll();
});
// Its stylesheet is made of every screen's names of classes, whose folders a build tells.
apps.set(STYLES, await buildApp(STYLES));
process.stdout.write('watching\n');

async function buildAll() {
  isBuilding = true;
  await pause(AGGREGATE_MS);
  /** @type {Set<string>} of the same save each error is shown once, whoever has it */
  const shown = new Set();
  for (let group = next(); group.length > 0; group = next()) {
    const changed = [];
    for (const app of group) if (await isOther(app, shown)) changed.push(app);
    if (changed.length > 0) process.stdout.write(`built ${changed.join(' ')}\n`);
    // Compilers are larger than Node knows.
    globalThis.gc?.();
  }
  isBuilding = false;
}

/** Who is built next, and told of together; nobody when all are. */
function next() {
  const from = waiting.first.size > 0 ? waiting.first : waiting.then;
  const quickest = [...from].sort((one, other) => (took.get(one) ?? 0) - (took.get(other) ?? 0))[0];
  if (!quickest) return [];
  const isOfGateway = READ_BY_GATEWAY.includes(quickest);
  const group = isOfGateway ? READ_BY_GATEWAY.filter((app) => from.has(app)) : [quickest];
  for (const app of group) [waiting.first, waiting.then].forEach((set) => set.delete(app));
  return group;
}

/** Builds an app; whether it is another one than before, and without errors. @param {string} app @param {Set<string>} shown */
async function isOther(app, shown) {
  const start = performance.now();
  try {
    const built = await buildApp(app);
    const before = apps.get(app);
    // What does not compile has not read all that it is made of.
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
