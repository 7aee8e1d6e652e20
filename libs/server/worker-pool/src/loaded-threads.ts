import type { Piscina } from 'piscina';

/**
 * Tells when each task has a thread. A new thread first loads its modules, which takes seconds on a busy machine and
 * is not the work of the task that waits for it. Piscina counts the thread that starts with the pool as loaded at once.
 */
export class LoadedThreads {
  private readonly loaded = new Set<object>();
  private readonly waiting = new Set<() => void>();
  private working = 0;

  constructor(threads: Pick<Piscina, 'on'>) {
    threads.on('workerCreate', (thread: object) => {
      this.loaded.add(thread);
      this.begin();
    });
    threads.on('workerDestroy', (thread: object) => this.loaded.delete(thread));
  }

  /** Runs a task, and calls `onBegin` once the task has a thread. */
  async run<Result>(task: () => Promise<Result>, onBegin: () => void): Promise<Result> {
    this.waiting.add(onBegin);
    this.begin();
    try {
      return await task();
    } finally {
      if (!this.waiting.delete(onBegin)) this.working -= 1;
      this.begin();
    }
  }

  private begin(): void {
    for (const onBegin of this.waiting) {
      if (this.working >= this.loaded.size) return;
      this.waiting.delete(onBegin);
      this.working += 1;
      onBegin();
    }
  }
}
