const colour = process.stdout.isTTY && !process.env['NO_COLOR'];
/** @param {number} code @param {string} text */
const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

// Writing to a closed terminal fails. The process must still shut down in order.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** Terminal output: one line for each step. */
export const say = {
  /**
   * Prints the step and its duration when it succeeds.
   * @template T
   * @param {string} what
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async step(what, work) {
    const start = Date.now();
    const result = await work();
    console.log(`${paint(32, '✓')} ${what} ${paint(90, seconds(start))}`);
    return result;
  },
  /** @param {string} text */
  note: (text) => console.log(`${paint(33, '·')} ${text}`),
  /** @param {string} text */
  failed: (text) => console.error(`${paint(31, '✗')} ${text}`),
  /** @param {string} text */
  plain: (text) => console.log(text),
};
