/** Maximum length of an error in a report, because a tool may list a thousand files. */
const LONGEST = 600;
const HEAD = ['what', 'seen', 'bound', 'verdict'];

/**
 * Result of a check or a measurement.
 * @typedef {object} Verdict
 * @property {string} what
 * @property {string} [value] observed value
 * @property {string} [bound] limit
 * @property {boolean} [isMet] true when the limit is met; absent without a limit
 * @property {number} [seconds] duration
 * @property {unknown} [fault] reason of a failure
 */

/** @param {string} what @param {number} figure @param {number} least @returns {Verdict} */
export const atLeast = (what, figure, least) => ({
  ...{ what, value: figure.toFixed(2) },
  ...{ bound: `at least ${least}`, isMet: figure >= least },
});

/**
 * @param {string} what @param {number} figure @param {number} most
 * @param {string} [value] text to show instead of the number
 * @returns {Verdict}
 */
export const atMost = (what, figure, most, value = figure.toFixed(2)) => ({
  ...{ what, value, bound: `at most ${most}`, isMet: figure <= most },
});

/** Collects results: prints them line by line, counts them, and adds them to a report. */
export class Verdicts {
  passed = 0;
  failed = 0;
  /** @type {import('./report.mjs').Section['rows']} */
  #rows = [];

  /** @param {import('./report.mjs').Report} [report] */
  constructor(report) {
    this.report = report;
  }

  /** Starts a section for the following verdicts. @param {string} title @param {string} [text] */
  begin(title, text = '') {
    console.log(`\n${title}`);
    this.#rows = [];
    this.report?.sections.push({ title, text, head: HEAD, rows: this.#rows });
  }

  /** @param {Verdict} verdict */
  note = ({ what, value = '', bound = '', isMet, seconds, fault }) => {
    const mark = isMet === undefined ? '·' : isMet ? '✓' : '✗';
    const took = seconds === undefined ? '' : ` (${seconds.toFixed(1)} s)`;
    const seen = [what, value].filter(Boolean).join(': ');
    console.log(`${mark} ${seen}${bound && `, ${bound}`}${took}`);
    if (fault) console.log(`  ${fault instanceof Error ? fault.stack : fault}`);
    if (isMet !== undefined) this.add({ passed: Number(isMet), failed: Number(!isMet) });
    const message = fault instanceof Error ? fault.message : String(fault ?? '');
    this.#rows.push(
      [what, value, bound, `${mark} ${message.slice(0, LONGEST)}${took}`].map((cell) =>
        cell.replaceAll('|', '\\|').replaceAll('\n', ' '),
      ),
    );
    this.report?.save();
  };

  /** @param {{ passed: number, failed: number }} counted */
  add({ passed, failed }) {
    this.passed += passed;
    this.failed += failed;
  }

  /**
   * @param {string} what @param {() => Promise<unknown>} work may resolve with a text to show as the observed value
   */
  check = async (what, work) => {
    const start = Date.now();
    const seconds = () => (Date.now() - start) / 1000;
    try {
      const value = await work();
      const seen = typeof value === 'string' ? value : '';
      this.note({ what, value: seen, isMet: true, seconds: seconds() });
    } catch (fault) {
      this.note({ what, isMet: false, seconds: seconds(), fault });
    }
  };
}
