import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * Loads the packages that a built program imports, in `main.js` and in `start.js` beside it, and runs the program, as it
 * is built by then, once something comes on its input: most of the seconds of a start are the packages'.
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
