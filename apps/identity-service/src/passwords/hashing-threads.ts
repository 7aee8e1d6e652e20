import type { Options } from '@node-rs/argon2';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type Task =
  | { readonly kind: 'hash'; readonly password: string; readonly options: Options }
  | { readonly kind: 'verify'; readonly password: string; readonly hashed: string };

type Outcome = { readonly done: string | boolean } | { readonly failed: string };

/**
 * Worker threads of the lowest priority for password hashing, which takes tens of milliseconds of a core. All other
 * work on the machine, such as diners' pages, goes first.
 */
export class HashingThreads {
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();

  /** Runs the task on a separate thread. The caller limits the number of concurrent tasks. */
  async run(task: Task): Promise<string | boolean> {
    const thread = this.idle.pop() ?? this.start();
    thread.postMessage(task);
    const [outcome] = (await once(thread, 'message')) as [Outcome];
    this.idle.push(thread);
    if ('failed' in outcome) throw new Error(outcome.failed);
    return outcome.done;
  }

  /** Waits for running tasks, because native code cannot be interrupted. */
  async stop(): Promise<void> {
    const gone = [...this.all].map((thread) => once(thread, 'exit'));
    for (const thread of this.all) thread.postMessage('stop');
    await Promise.all(gone);
  }

  /** Starts a thread that does not keep the process alive. A thread that dies leaves the pool. */
  private start(): Worker {
    const thread = new Worker(new URL('./hashing-thread.mjs', import.meta.url));
    this.all.add(thread);
    thread.once('exit', () => {
      this.all.delete(thread);
      const place = this.idle.indexOf(thread);
      if (place >= 0) this.idle.splice(place, 1);
    });
    thread.unref();
    return thread;
  }
}
