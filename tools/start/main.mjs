#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { buildAll } from './build.mjs';
import { installPackages } from './install.mjs';
import { lockFolder } from './folder-lock.mjs';
import { say } from './say.mjs';
import { DATA, settings } from './settings.mjs';
import { Shutdown } from './shutdown.mjs';

/**
 * Implements `npm start`: installs, builds and starts everything that CartaViva needs.
 *   --replicas N   number of processes of each kind (default 1)
 *   --watch        rebuild and restart on changes
 *   --no-sample    without the sample restaurant
 */
const { values } = parseArgs({
  options: {
    replicas: { type: 'string', default: '1' },
    watch: { type: 'boolean', default: false },
    'no-sample': { type: 'boolean', default: false },
  },
});

const shutdown = new Shutdown();
shutdown.onSignals();
try {
  await lockFolder(DATA, settings.publicUrl);
  await installPackages();
  await buildAll();
  // The imported module needs the packages that were just installed.
  const { open } = await import('./open.mjs');
  await open({
    replicas: Math.max(1, Number(values.replicas) || 1),
    watch: values.watch,
    sample: !values['no-sample'],
    shutdown,
  });
} catch (error) {
  // During shutdown, processes fail to start, and those errors are irrelevant.
  if (!shutdown.hasBegun) {
    process.exitCode = 1;
    say.failed(error instanceof Error ? error.message : String(error));
  }
  await shutdown.close();
  process.exit();
}
