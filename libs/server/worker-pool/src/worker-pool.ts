import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { FairSemaphore } from './fair-semaphore';
import { LoadedThreads } from './loaded-threads';
import { duration, waited, waiting } from './metrics';
import { Pace } from './pace';
import { TaskAborted } from './task-aborted';
import { WorkBudget, type WorkLimit } from './work-budget';

/** Exports of a thread's module: functions with one cloneable argument. */
type Tasks = Readonly<Record<string, (input: never) => unknown>>;

export interface WorkerPoolOptions {
  /** Name in metrics, such as `prints`. */
  readonly name: string;
  /** Built module of the tasks: `new URL('./prints.thread.js', import.meta.url)`. */
  readonly module: URL;
  /** Heap limit of one thread, in megabytes. */
  readonly memoryMb: number;
  /** Maximum number of tasks that wait for a thread, in total and for one owner. */
  readonly maxWaiting?: number;
  readonly maxWaitingPerOwner?: number;
  /** Nice increment of the threads. Use 0 if a caller waits for each task. */
  readonly nice?: number;
  /** Limits the work time of one owner's tasks. Without it, there is no limit. */
  readonly perOwner?: WorkLimit;
  /** Idle threads to keep. With 1, the first task does not wait for a thread to load its modules. */
  readonly minThreads?: 0 | 1;
}

export interface Asker {
  readonly ownerId: string;
  /** Moment, in epoch milliseconds, after which nobody waits for the result. */
  readonly deadline: number;
  /** Maximum run time of the task in milliseconds, without its wait and without the start of a thread. */
  readonly maxWorkMs?: number;
}

/** Minimum remaining time in milliseconds for a task to wait for a thread. */
const WORK_MS = 1000;
/** Time for the answer to reach the caller, in milliseconds. */
const ANSWER_MS = 300;
/** Maximum time for the wait and the work of a task in milliseconds, regardless of its deadline. */
const MAX_MS = 30_000;
const CORES = availableParallelism();
/** Number of threads. At least two, so that one slow task does not block all others. */
const THREADS = Math.min(Math.max(2, CORES - 1), 4);
/** Number of cores up to which tasks are paced, so that messages are still answered. */
const FEW_CORES = 2;
/** Idle time after which a thread ends, in milliseconds. */
const IDLE_MS = 60_000;
/** Nice increment that gives threads a third of the main thread's share on few cores. */
const NICE = 5;

/**
 * Runs functions of a module on threads, so that this process keeps answering. The pool has few threads, starts most
 * of them on demand, and shares them in turns between owners.
 */
export class WorkerPool<Module extends Tasks> implements OnApplicationShutdown {
  private readonly logger = new Logger(WorkerPool.name);
  private readonly threads: Piscina;
  private readonly loadedThreads: LoadedThreads;
  private readonly turns: FairSemaphore;
  private readonly budget: WorkBudget | undefined;
  /** Undefined on enough cores, and if a caller waits for each task. */
  private readonly pace: Pace | undefined;

  constructor(private readonly options: WorkerPoolOptions) {
    const { module, memoryMb, maxWaiting = 24, maxWaitingPerOwner = 4, nice = NICE } = options;
    const { minThreads = 1, perOwner } = options;
    this.budget = perOwner && new WorkBudget(perOwner);
    this.pace = nice > 0 && CORES <= FEW_CORES ? new Pace() : undefined;
    this.threads = new Piscina({
      filename: module.href,
      minThreads,
      maxThreads: THREADS,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      niceIncrement: nice,
      // Threads read untrusted input, so they get none of the environment. `production` makes packages fast.
      env: { NODE_ENV: 'production' },
    });
    this.loadedThreads = new LoadedThreads(this.threads);
    // Nobody waits for a thread that ends after its task was given up.
    this.threads.on('error', ({ message }: Error) => this.logger.warn(message));
    this.turns = new FairSemaphore({
      atOnce: THREADS,
      atOncePerOwner: THREADS - 1,
      maxWaiting,
      maxWaitingPerOwner,
    });
  }

  /**
   * Runs a task of the module for an owner. Its argument and its result are cloned.
   * @throws DomainError UNAVAILABLE if too many tasks wait or the deadline passes; TOO_MANY_REQUESTS if the owner's
   *   work time is used up
   * @throws TaskAborted if the task exceeds its time or its memory
   */
  async run<Name extends keyof Module & string>(
    task: Name,
    input: Parameters<Module[Name]>[0],
    asker: Asker,
  ): Promise<Awaited<ReturnType<Module[Name]>>> {
    const { ownerId, maxWorkMs = MAX_MS } = asker;
    const giveBack = await this.budget?.reserve(ownerId, maxWorkMs);
    let workedMs = 0;
    try {
      return await this.inTurn(asker, async () => {
        const begun = performance.now();
        try {
          return await this.measured(task, input, asker);
        } finally {
          workedMs = performance.now() - begun;
        }
      });
    } finally {
      giveBack?.(workedMs);
    }
  }

  private async inTurn<Result>(
    { ownerId, deadline }: Asker,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const pool = this.options.name;
    const asked = performance.now();
    const turn = this.turns.acquire(ownerId, timeUntil(deadline) - WORK_MS);
    waiting.set({ pool }, this.turns.waiting);
    try {
      const endTurn = await turn;
      const begin = (): Promise<Result> => {
        waited.observe({ pool }, secondsSince(asked));
        return work();
      };
      try {
        return await (this.pace ? this.pace.run(begin) : begin());
      } finally {
        endTurn();
      }
    } finally {
      waiting.set({ pool }, this.turns.waiting);
    }
  }

  /** Runs when no message is being answered any more. */
  async onApplicationShutdown(): Promise<void> {
    await this.threads.destroy();
  }

  private async measured<Result>(task: string, input: unknown, asker: Asker): Promise<Result> {
    const begun = performance.now();
    let outcome = 'ok';
    try {
      return await this.inTime(asker, task, input);
    } catch (error) {
      outcome = error instanceof TaskAborted ? error.reason : 'error';
      throw error;
    } finally {
      duration.observe({ pool: this.options.name, task, outcome }, secondsSince(begun));
    }
  }

  private async inTime<Result>(
    { deadline, maxWorkMs = MAX_MS }: Asker,
    task: string,
    input: unknown,
  ): Promise<Result> {
    const ending = new AbortController();
    const endIn = (ms: number) => setTimeout(() => ending.abort(), ms);
    const timers = [endIn(timeUntil(deadline) - ANSWER_MS)];
    const running = () => this.threads.run(input, { name: task, signal: ending.signal });
    const limitWork = () => timers.push(endIn(maxWorkMs));
    try {
      return (await this.loadedThreads.run(running, limitWork)) as Result;
    } catch (error) {
      if (ending.signal.aborted) throw new TaskAborted(task, 'timeout');
      if (isOutOfMemory(error)) throw new TaskAborted(task, 'memory');
      throw error;
    } finally {
      for (const timer of timers) clearTimeout(timer);
    }
  }
}

const timeUntil = (moment: number): number => Math.min(moment - Date.now(), MAX_MS);
const secondsSince = (moment: number): number => (performance.now() - moment) / 1000;

const isOutOfMemory = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
