#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';

/** Writes docs/operations/configuration.md from the configuration of each program. */
register('../../rig/jest/typescript-hooks.mjs', import.meta.url);
const { configurationReference } = await import('./configuration-reference');
mkdirSync('docs/operations', { recursive: true });
writeFileSync('docs/operations/configuration.md', configurationReference());
