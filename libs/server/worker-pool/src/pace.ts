/** Maximum delay between the starts of two tasks, in milliseconds. */
const MAX_DELAY_MS = 500;

/**
 * Runs tasks with pauses. Each pause lasts as long as the previous task worked, and the next task starts at most half
 * a second after the previous one started. No task runs during half of the time. A low priority is not enough on few
 * cores, because each step of an answer would wait until a thread's time slice ends.
 */
export class Pace {
  private next: Promise<void> = Promise.resolve();

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    const turn = this.next;
    let pass!: () => void;
    this.next = new Promise((resolve) => (pass = resolve));
    await turn;
    const begun = performance.now();
    setTimeout(pass, MAX_DELAY_MS).unref();
    try {
      return await task();
    } finally {
      setTimeout(pass, performance.now() - begun).unref();
    }
  }
}
