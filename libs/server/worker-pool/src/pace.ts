/** The longest that a task delays the next by, in milliseconds. */
const MAX_DELAY_MS = 500;

/**
 * Begins tasks one after the other, each as long after the end of the one before as that worked, and half a second
 * after its beginning at the latest: half of the time, nothing of theirs runs. A low priority does not do as
 * much where cores are few: whoever wakes up waits until a thread's slice of time ends, at each step of an answer.
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
