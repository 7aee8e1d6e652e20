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
 * Creates the folder of each process as its image has it, from the output of `npm run build` and without a container
 * engine: npm run images -- FOLDER [process…]
 *   --check   also starts each process as another user with a read-only folder, looks for missing packages,
 *             and creates the folder again to check that every file is the same
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});
const [target = '.data/images', ...asked] = positionals;
const images = readDockerfile().filter(({ name }) => asked.length === 0 || asked.includes(name));

/** Size of all files in bytes. Links are not followed. @param {string} folder @returns {number} */
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
