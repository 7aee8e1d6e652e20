/** Reason why a write has no answer yet: the connection, the service, or only a long duration. */
export type Hindrance = 'offline' | 'unavailable' | 'slow';

export interface PendingWrite {
  readonly path: string;
  readonly hindrance: Hindrance;
}

interface Write {
  readonly path: string;
  /** Is true if the caller stores the write and sends it from another page after this page closes. */
  readonly isStored: boolean;
  hindrance: Hindrance;
  /** Number of attempts without an answer since the connection last changed. */
  failures: number;
  /** Notices to show: connection trouble after a short delay, slowness only after a longer one. */
  shown: 'nothing' | 'trouble' | 'all';
}

/** Delays before a message appears. Short interruptions and slightly late answers show nothing. */
const TROUBLE_SHOWN_AFTER_MS = 1_500;
const SLOW_SHOWN_AFTER_MS = 4_000;
/** Number of failures after which a write no longer holds back others, because the problem may be its own. */
const MAX_HELD_FAILURES = 4;

/** Writes without an answer, in the order in which they began. */
const writes: Write[] = [];
const listeners = new Set<() => void>();
const paused = new Set<() => void>();
let shown: readonly PendingWrite[] = [];

const isTrouble = ({ hindrance }: Write) => hindrance !== 'slow';

function noteChange(): void {
  const now = writes
    .filter((write) => write.shown === 'all' || (write.shown === 'trouble' && isTrouble(write)))
    .map(({ path, hindrance }) => ({ path, hindrance }));
  if (now.length > 0 || shown.length > 0) shown = now;
  for (const listener of [...listeners]) listener();
}

const nextChange = () =>
  new Promise<void>((resolve) => {
    const stop = subscribeToWrites(() => {
      stop();
      resolve();
    });
  });

/** Calls `listener` when the list of shown writes changes. Returns a function that unsubscribes. */
export function subscribeToWrites(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Writes to show. The list keeps its identity until it changes. */
export const pendingWrites = (): readonly PendingWrite[] => shown;

export function hurryWrites(): void {
  for (const wake of [...paused]) wake();
}

/** @returns true if `hurryWrites` ended the pause early */
const pauseOrWake = (ms: number) =>
  new Promise<boolean>((resolve) => {
    const end = (isEarly: boolean) => {
      clearTimeout(timer);
      paused.delete(wake);
      resolve(isEarly);
    };
    const wake = () => end(true);
    const timer = setTimeout(() => end(false), ms);
    paused.add(wake);
  });

const warn = (event: BeforeUnloadEvent) =>
  writes.some(({ isStored }) => !isStored) && event.preventDefault();
const hurryWhenSeen = () => document.visibilityState === 'visible' && hurryWrites();

function watchPage(watched: boolean): void {
  const change = watched ? 'addEventListener' : 'removeEventListener';
  window[change]('beforeunload', warn as EventListener);
  window[change]('online', hurryWrites);
  document[change]('visibilitychange', hurryWhenSeen);
}

export interface WriteTraits {
  /** Is true if the write is slow even on a good connection. */
  readonly isLong?: boolean;
  /** Is true if the caller stores the write until it is answered, so that it outlives the page. */
  readonly isStored?: boolean;
}

/** A write until its answer arrives. Meanwhile the page asks for confirmation before it closes. */
export class WriteOnItsWay {
  private readonly write: Write;
  private readonly timers: readonly ReturnType<typeof setTimeout>[];

  constructor(path: string, { isLong = false, isStored = false }: WriteTraits = {}) {
    this.write = { path, isStored, hindrance: 'slow', failures: 0, shown: 'nothing' };
    if (writes.length === 0) watchPage(true);
    writes.push(this.write);
    this.timers = [
      setTimeout(() => this.show('trouble'), TROUBLE_SHOWN_AFTER_MS),
      setTimeout(() => this.show(isLong ? 'trouble' : 'all'), SLOW_SHOWN_AFTER_MS),
    ];
  }

  /**
   * Resolves when this write may be sent. It waits for earlier writes to the same path and for earlier writes that
   * wait for the connection, so that they arrive in order.
   */
  async turn(): Promise<void> {
    for (let first = this.blocker(); first; first = this.blocker()) {
      if (this.write.hindrance !== first.hindrance) this.note(first.hindrance);
      await nextChange();
    }
  }

  get failures(): number {
    return this.write.failures;
  }

  /**
   * Waits before the next attempt. The pause ends early if the connection may be back, which also resets the number
   * of failures.
   */
  async pause(hindrance: Hindrance, ms: number): Promise<void> {
    this.note(hindrance);
    const isEarly = await pauseOrWake(ms);
    this.write.failures = isEarly ? 0 : this.write.failures + 1;
  }

  end(): void {
    for (const timer of this.timers) clearTimeout(timer);
    writes.splice(writes.indexOf(this.write), 1);
    if (writes.length === 0) watchPage(false);
    noteChange();
  }

  private blocker(): Write | undefined {
    const before = writes.slice(0, writes.indexOf(this.write));
    return before.find(
      ({ path, hindrance, failures }) =>
        path === this.write.path || (hindrance === 'offline' && failures < MAX_HELD_FAILURES),
    );
  }

  private note(hindrance: Hindrance): void {
    this.write.hindrance = hindrance;
    if (!navigator.onLine) this.write.shown = 'all';
    noteChange();
  }

  private show(shown: Write['shown']): void {
    this.write.shown = shown;
    noteChange();
  }
}
