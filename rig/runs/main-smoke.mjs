#!/usr/bin/env node
import { installPackages } from '../../tools/start/install.mjs';

/**
 * Opens the system with the one command, sends it hostile input, does the main job over HTTP as an owner and a diner would,
 * restarts every process under load, breaks the engines, and closes it. Each line is a promise kept;
 * the last counts them.
 */
await installPackages();
const { smoke } = await import('../scenarios/smoke/smoke.mjs');
const { passed, failed } = await smoke();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
