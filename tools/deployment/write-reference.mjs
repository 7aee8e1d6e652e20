#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { installPackages } from '../start/install.mjs';

/** Writes docs/operations/configuration.md from the configuration of each program: npm run config:reference */
await installPackages();
register('../../rig/jest/typescript-hooks.mjs', import.meta.url);
const { configurationReference } = await import('./configuration-reference');
writeFileSync('docs/operations/configuration.md', configurationReference());
