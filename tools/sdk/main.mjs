#!/usr/bin/env node
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { installPackages } from '../start/install.mjs';

/** Opens a system of its own and writes what its OpenAPI document gives: the SDK's types, the API page. */
await installPackages();
const { startTestSystem } = await import('../../rig/system/test-system.mjs');
const { writeReference } = await import('../api/write-reference.mjs');
const { typesOf } = await import('./types-of.mjs');

const SCHEMA = resolve(import.meta.dirname, '../../libs/sdk/src/schema.ts');

const system = await startTestSystem();
try {
  const response = await fetch(new URL('/api/openapi.json', system.url));
  const document = /** @type {any} */ (await response.json());
  await writeFile(SCHEMA, await typesOf(document));
  await writeReference(document);
  console.log('The SDK and the API page are up to date.');
} finally {
  await system.close();
}
