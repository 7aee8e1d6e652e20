import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const PAGES = resolve(import.meta.dirname, 'pages.mjs');

/** Open pages in one process. */
export class Crowd {
  /** @param {import('./pages.mjs').Pages} pages */
  constructor(pages) {
    this.child = spawn(process.execPath, [PAGES, JSON.stringify(pages)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.lines = createInterface(this.child.stdout)[Symbol.asyncIterator]();
  }

  /** @returns {Promise<Record<string, number>>} */
  async next() {
    const { value, done } = await this.lines.next();
    if (done) throw new Error('The pages are closed');
    return JSON.parse(value);
  }

  leave() {
    this.child.kill('SIGKILL');
  }
}
