import { readFileSync, writeFileSync } from 'node:fs';
import { until } from '../../../../tools/engines/ports.mjs';

const TIMEOUT_MS = 60_000;

/** Changes files and restores them. */
export class SavedFiles {
  /** @type {Map<string, string>} */
  #originals = new Map();

  /** @param {string} file @param {string} from @param {string} to */
  save(file, from, to) {
    const text = this.#originals.get(file) ?? readFileSync(file, 'utf8');
    this.#originals.set(file, text);
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    writeFileSync(file, text.replace(from, to));
  }

  restore() {
    for (const [file, text] of this.#originals) writeFileSync(file, text);
    this.#originals.clear();
  }
}

/**
 * Waits for a visible effect, and returns the time in milliseconds.
 * @param {() => Promise<boolean> | boolean} isSeen
 */
export async function seen(isSeen) {
  const start = performance.now();
  await until(isSeen, TIMEOUT_MS, 'the change is not seen');
  return performance.now() - start;
}
