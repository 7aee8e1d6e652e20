import type { Options } from '@node-rs/argon2';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type Task =
  | { readonly kind: 'hash'; readonly password: string; readonly options: Options }
  | { readonly kind: 'verify'; readonly password: string; readonly hashed: string };

type Outcome = { readonly done: string | boolean } | { readonly failed: string };

/**
 * Threads of the lowest priority for what takes tens of milliseconds of a core: whoever else works on
 * this machine, diners' pages first of all, goes before them.
 */
export class HashingThreads {
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();

  /** On a thread of its own: the caller sees to it that no more than a few tasks run at once. */
  async run(task: Task): Promise<string | boolean> {
    const thread = this.idle.pop() ?? this.start();
    thread.postMessage(task);
    const [outcome] = (await once(thread, 'message')) as [Outcome];
    this.idle.push(thread);
    if ('failed' in outcome) throw new Error(outcome.failed);
    return outcome.done;
  }

  /** After what is under way: native code is not interrupted. */
  async stop(): Promise<void> {
    const gone = [...this.all].map((thread) => once(thread, 'exit'));
    for (const thread of this.all) thread.postMessage('stop');
    await Promise.all(gone);
  }

  /** It does not keep the process alive, and is replaced when it dies. */
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
