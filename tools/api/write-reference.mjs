import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { formatted } from '../lint/formatted.mjs';
import { referenceOf } from './reference.mjs';

const COPY = resolve(import.meta.dirname, '../../apps/site/src/api-docs/reference.json');

/**
 * Writes the copy of the OpenAPI document that the site's API page is drawn from.
 * @param {Parameters<typeof referenceOf>[0]} document
 */
export async function writeReference(document) {
  await writeFile(COPY, await formatted(COPY, JSON.stringify(referenceOf(document))));
}
