/** Counts promises that are kept, and tells each. */
export class Checks {
  passed = 0;
  failed = 0;

  /** What was counted elsewhere. @param {{ passed: number, failed: number }} counted */
  add({ passed, failed }) {
    this.passed += passed;
    this.failed += failed;
  }

  /** @param {string} promise @param {() => Promise<unknown>} work */
  check = async (promise, work) => {
    const start = Date.now();
    try {
      await work();
      this.passed += 1;
      console.log(`✓ ${promise} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    } catch (error) {
      this.failed += 1;
      console.log(`✗ ${promise}\n  ${error instanceof Error ? error.stack : error}`);
    }
  };
}
