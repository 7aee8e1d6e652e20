import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { FairSemaphore } from './fair-semaphore';
import { duration, waited, waiting } from './metrics';
import { Pace } from './pace';
import { TaskAborted } from './task-aborted';
import { WorkBudget, type WorkLimit } from './work-budget';

/** What a thread's module exports: functions of one value that can be cloned. */
type Tasks = Readonly<Record<string, (input: never) => unknown>>;

export interface WorkerPoolOptions {
  /** In metrics: `prints`. */
  readonly name: string;
  /** The built module of the tasks, `new URL('./prints.thread.js', import.meta.url)`. */
  readonly module: URL;
  /** Memory that the objects of one thread may take, in megabytes. */
  readonly memoryMb: number;
  /** Most tasks that wait for a thread, and most of one owner. */
  readonly maxWaiting?: number;
  readonly maxWaitingPerOwner?: number;
  /** How far the threads stand back where cores are few; 0 when somebody waits for each task. */
  readonly nice?: number;
  /** Limits the work time of one owner's tasks. Without it, there is no limit. */
  readonly perOwner?: WorkLimit;
  /** Idle threads to keep. With 1, the first task does not wait for a thread to load its modules. */
  readonly minThreads?: 0 | 1;
}

/** For whom a task is run. */
export interface Asker {
  readonly ownerId: string;
  /** Moment, in epoch milliseconds, after which nobody waits for the result. */
  readonly deadline: number;
  /** Longest run of the task in milliseconds, without its wait. */
  readonly maxWorkMs?: number;
}

/** Who has less time left than this, in milliseconds, is not kept waiting for a thread. */
const WORK_MS = 1000;
/** Time for the answer to reach who waits, in milliseconds. */
const ANSWER_MS = 300;
/** Longest wait and work of a task, whatever its deadline, in milliseconds. */
const MAX_MS = 30_000;
const CORES = availableParallelism();
/** Two at least, so that a task that takes its whole time does not stop everyone's. */
const THREADS = Math.min(Math.max(2, CORES - 1), 4);
/** On so many cores all threads together leave half of the time of one to what answers messages. */
const FEW_CORES = 2;
/** A thread that had nothing to do for so long ends, in milliseconds. */
const IDLE_MS = 60_000;
/** Where cores are few, what answers messages comes first: threads get a third of its share. */
const NICE = 5;

/**
 * Runs functions of a module on threads: whatever they do, this process answers meanwhile. Threads are
 * few, all but one begin when they are needed, and they are shared in turns between owners.
 */
export class WorkerPool<Module extends Tasks> implements OnApplicationShutdown {
  private readonly logger = new Logger(WorkerPool.name);
  private readonly threads: Piscina;
  private readonly turns: FairSemaphore;
  private readonly budget: WorkBudget | undefined;
  /** None where there are cores enough, and where somebody waits for each task. */
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
      // Nothing of ours is told to who reads what a stranger wrote; packages are built to be fast.
      env: { NODE_ENV: 'production' },
    });
    // A thread that ends after its task was given up has nobody to tell.
    this.threads.on('error', ({ message }: Error) => this.logger.warn(message));
    this.turns = new FairSemaphore({
      atOnce: THREADS,
      atOncePerOwner: THREADS - 1,
      maxWaiting,
      maxWaitingPerOwner,
    });
  }

  /**
   * Runs a task of the module for an owner; its value and its result are cloned.
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

  /** Called once no message is being answered any more. */
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
    const ms = Math.min(maxWorkMs, timeUntil(deadline) - ANSWER_MS);
    const timer = setTimeout(() => ending.abort(), ms);
    try {
      return (await this.threads.run(input, { name: task, signal: ending.signal })) as Result;
    } catch (error) {
      if (ending.signal.aborted) throw new TaskAborted(task, 'timeout');
      if (isOutOfMemory(error)) throw new TaskAborted(task, 'memory');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

const timeUntil = (moment: number): number => Math.min(moment - Date.now(), MAX_MS);
const secondsSince = (moment: number): number => (performance.now() - moment) / 1000;

const isOutOfMemory = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
