import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * Loads the packages that a built program imports in `main.js` and in `start.js` beside it. Runs the program in its
 * current build once input arrives. Loading packages takes most of the time of a start.
 *   node --experimental-import-meta-resolve spare.mjs apps/menus-service/dist/main.js
 */
const program = pathToFileURL(process.argv[2] ?? '');
for (const file of [program, new URL('start.js', program)]) {
  const imports = readFileSync(file, 'utf8').matchAll(/^import .* from "([^"]+)";$/gm);
  for (const [, name = ''] of imports) await import(import.meta.resolve(name, program));
}
await once(process.stdin, 'data');
process.stdin.destroy();
await import(program.href);
