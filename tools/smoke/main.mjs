#!/usr/bin/env node
import { installPackages } from '../start/install.mjs';

/**
 * Opens the house with the one command, does the main job over HTTP as an owner and a diner would,
 * and closes it. Each line is a promise kept; the last counts them.
 */
await installPackages();
const { mainJob } = await import('./main-job.mjs');
const { passed, failed } = await mainJob();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
