#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { dirname } from 'node:path';

/** Writes the OpenAPI document as the gateway makes it, from the code alone: no system is started. */
const DOCUMENT = 'apps/gateway/generated/openapi.json';

register('../../rig/jest/typescript-hooks.mjs', import.meta.url);
const { previewedDocument } = await import('../../apps/gateway/test/previewed-document');
mkdirSync(dirname(DOCUMENT), { recursive: true });
writeFileSync(DOCUMENT, JSON.stringify(await previewedDocument()));
// Modules that are only looked at may leave timers behind.
process.exit();
