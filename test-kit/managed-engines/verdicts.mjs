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
      this.say(`✗ ${promise}\n    ${error instanceof Error ? error.message : error}`);
      if (process.env['DEBUG']) console.error(error);
    }
  };
}
