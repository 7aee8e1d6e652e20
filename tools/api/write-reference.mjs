import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { referenceOf } from './reference.mjs';

const COPY = resolve(import.meta.dirname, '../../apps/site/src/api-docs/reference.json');

/**
 * Writes the copy of the OpenAPI document that the site's API page is drawn from, from a running
 * house: `node tools/api/write-reference.mjs http://localhost:3000`.
 */
const [address = 'http://localhost:3000'] = process.argv.slice(2);
const response = await fetch(new URL('/api/openapi.json', address));
if (!response.ok) throw new Error(`${address} answered ${response.status}`);
const reference = JSON.stringify(referenceOf(/** @type {any} */ (await response.json())));
await writeFile(COPY, await format(reference, { ...(await resolveConfig(COPY)), filepath: COPY }));
console.log(`${COPY} is up to date.`);
