#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { dirname } from 'node:path';

/** Writes the gateway's OpenAPI document from the code alone, without starting a system. */
const DOCUMENT = 'apps/gateway/generated/openapi.json';

register('../../rig/jest/typescript-hooks.mjs', import.meta.url);
const { previewedDocument } = await import('../../apps/gateway/test/previewed-document');
mkdirSync(dirname(DOCUMENT), { recursive: true });
writeFileSync(DOCUMENT, JSON.stringify(await previewedDocument()));
// Imported modules may leave timers running.
process.exit();
