#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { buildAll } from './build.mjs';
import { installPackages } from './install.mjs';
import { say } from './say.mjs';

/**
 * The one command: everything CartaViva needs, from a fresh clone to an open shop.
 *   --replicas N   how many of every process (default 1)
 *   --watch        rebuild and restart what changes
 */
const { values } = parseArgs({
  options: {
    replicas: { type: 'string', default: '1' },
    watch: { type: 'boolean', default: false },
  },
});

try {
  await installPackages();
  await buildAll();
  // Only now are the packages there that the rest imports.
  const { open } = await import('./open.mjs');
  await open({ replicas: Math.max(1, Number(values.replicas) || 1), watch: values.watch });
} catch (error) {
  say.failed(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
