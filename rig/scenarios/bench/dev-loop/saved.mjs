import { readFileSync, writeFileSync } from 'node:fs';
import { until } from '../../../../tools/engines/ports.mjs';

const TIMEOUT_MS = 60_000;

/** Files that are changed and put back as they were. */
export class SavedFiles {
  /** @type {Map<string, string>} */
  #originals = new Map();

  /** Writes a file with a place of it changed. @param {string} file @param {string} from @param {string} to */
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

/** In milliseconds, from the save on. @param {() => Promise<boolean> | boolean} isSeen */
export async function seen(isSeen) {
  const start = performance.now();
  await until(isSeen, TIMEOUT_MS, 'the change is not seen');
  return performance.now() - start;
}
