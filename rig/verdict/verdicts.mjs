/** Most characters of an error that are shown: a tool may name a thousand files. */
const LONGEST = 600;

/** What was promised and what was seen of it, line by line, as they are shown and reported. */
export class Verdicts {
  failed = 0;
  /** @type {string[]} */
  lines = [];

  /** @param {string} line */
  say = (line) => {
    this.lines.push(line);
    console.log(line);
  };

  /** @param {string} promise @param {() => Promise<string | void>} work says what it measured */
  check = async (promise, work) => {
    try {
      const seen = await work();
      this.say(`✓ ${promise}${seen ? `: ${seen}` : ''}`);
    } catch (error) {
      this.failed += 1;
      const message = error instanceof Error ? error.message : String(error);
      this.say(`✗ ${promise}\n    ${message.slice(0, LONGEST)}`);
      if (process.env['DEBUG']) console.error(error);
    }
  };
}
