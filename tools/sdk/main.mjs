#!/usr/bin/env node
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { installPackages } from '../start/install.mjs';

/** Opens a system of its own and writes the types of its OpenAPI document into the SDK. */
await installPackages();
const { startTestSystem } = await import('../../test-kit/test-system.mjs');
const { typesOf } = await import('./types-of.mjs');

const SCHEMA = resolve(import.meta.dirname, '../../libs/sdk/src/schema.ts');

const system = await startTestSystem();
try {
  const response = await fetch(new URL('/api/openapi.json', system.url));
  await writeFile(SCHEMA, await typesOf(await response.json()));
  console.log(`${SCHEMA} is up to date.`);
} finally {
  await system.close();
}
