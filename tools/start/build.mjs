import { runTool } from './install.mjs';
import { say } from './say.mjs';

/** Builds every app; what has not changed comes from the cache. */
export async function buildAll() {
  await say.step('Apps built', () => runTool('npx', ['nx', 'run-many', '-t', 'build']));
}
