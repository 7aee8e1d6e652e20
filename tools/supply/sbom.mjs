#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from '../engines/child-process.mjs';
import { licenceOf } from './licences.mjs';
import { lockedPackages } from './locked-packages.mjs';

/**
 * Writes the bill of materials of a release from the lockfile: npm run sbom [-- FOLDER]
 *   sbom.cdx.json   every production package, in the format of CycloneDX 1.5
 *   licences.csv    the same packages with their licences, for people
 */
const [folder = 'dist/supply'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const written = await runChild(process.execPath, ['deploy/list-packages.mjs', 'package-lock.json']);
writeFileSync(join(folder, 'sbom.cdx.json'), written);

const rows = lockedPackages()
  .filter(({ isDevelopment }) => !isDevelopment)
  .map((locked) => `${locked.name},${locked.version},${licenceOf(locked)}`);
const lines = [...new Set(rows)].sort();
writeFileSync(join(folder, 'licences.csv'), ['name,version,licence', ...lines, ''].join('\n'));
console.log(
  `${JSON.parse(written).components.length} components, ${lines.length} of npm: ${folder}`,
);
