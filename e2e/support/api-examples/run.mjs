import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Runs the examples of a folder one after the other, each with its variables. */
const [, , folder = ''] = process.argv;
const { log } = console;
console.log = () => undefined;
for (const example of readdirSync(folder).filter((name) => name.endsWith('.mjs'))) {
  for (const line of readFileSync(join(folder, `${basename(example, '.mjs')}.env`), 'utf8').split(
    '\n',
  )) {
    const at = line.indexOf('=');
    if (at > 0) process.env[line.slice(0, at)] = line.slice(at + 1);
  }
  try {
    await import(join(folder, example));
  } catch (error) {
    log(`FAILED ${example} ${String(error).replaceAll('\n', ' ')}`);
  }
}
log('FINISHED');
