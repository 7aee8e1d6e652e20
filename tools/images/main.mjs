#!/usr/bin/env node
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '../start/say.mjs';
import { differencesOf, fingerprintOf } from './fingerprint.mjs';
import { makeImage } from './make-image.mjs';
import { readDockerfile } from './read-dockerfile.mjs';
import { startOf, unresolvedIn } from './try-image.mjs';

/**
 * A folder for each process, as its image has it, made of what `npm run build` left and without a
 * container engine: npm run images -- FOLDER [process…]
 *   --check   also starts each as another user, with its folder read-only, looks for missing packages, and makes
 *             it again: each file must be the same
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});
const [target = '.data/images', ...asked] = positionals;
const images = readDockerfile().filter(({ name }) => asked.length === 0 || asked.includes(name));

/** In bytes, as files; links are not followed. @param {string} folder @returns {number} */
const sizeOf = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

mkdirSync(target, { recursive: true });
for (const image of images) {
  const folder = resolve(target, image.name);
  await makeImage(image, folder);
  say.plain(`${(sizeOf(folder) / 1e6).toFixed(0).padStart(5)} MB  ${folder}`);
  if (!values.check) continue;
  const before = fingerprintOf(folder);
  await makeImage(image, folder);
  const changed = differencesOf(before, fingerprintOf(folder));
  const faults = [
    ...changed.map((file) => `${file} is another each time`),
    ...unresolvedIn(folder),
    ...(await startOf(image, folder)),
  ];
  for (const fault of faults) say.failed(`${image.name}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
