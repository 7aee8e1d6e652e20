#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { dirname } from 'node:path';

/** Writes the gateway's OpenAPI documents from the code alone, without starting a system. */
const DOCUMENT = 'apps/gateway/generated/openapi.json';
const WHOLE_DOCUMENT = 'apps/gateway/generated/openapi.internal.json';

register('../../rig/jest/typescript-hooks.mjs', import.meta.url);
const { previewedDocument } = await import('../../apps/gateway/test/previewed-document');
const { publicDocument } = await import('../../apps/gateway/src/api/openapi/public-document');
const whole = await previewedDocument();
mkdirSync(dirname(DOCUMENT), { recursive: true });
writeFileSync(WHOLE_DOCUMENT, JSON.stringify(whole));
writeFileSync(DOCUMENT, JSON.stringify(publicDocument(whole)));
// Imported modules may leave timers running.
process.exit();
