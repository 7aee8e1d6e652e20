const colour = process.stdout.isTTY && !process.env['NO_COLOR'];
/** @param {number} code @param {string} text */
const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

// A terminal that was closed takes nothing more; that is no reason to end without closing.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** What the terminal shows: one line a step, in the order things happen. */
export const say = {
  /**
   * Tells what is being done, then how long it took.
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
