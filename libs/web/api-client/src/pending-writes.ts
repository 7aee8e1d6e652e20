/** What keeps a write from being answered: a connection, a service, or nothing but time. */
export type Hindrance = 'offline' | 'unavailable' | 'slow';

/** A write that takes long enough to be told about. */
export interface PendingWrite {
  readonly path: string;
  readonly hindrance: Hindrance;
}

interface Write {
  readonly path: string;
  /** Whether its caller sends it from another page, too, where this one is left. */
  readonly isStored: boolean;
  hindrance: Hindrance;
  /** Attempts without an answer since the connection last changed. */
  failures: number;
  /** Since it has been on its way for a while, trouble is told; for a long while, that it is slow. */
  shown: 'nothing' | 'trouble' | 'all';
}

/** Trouble that is over in a moment is not worth a word, nor is an answer that comes a little late. */
const TROUBLE_SHOWN_AFTER_MS = 1_500;
const SLOW_SHOWN_AFTER_MS = 4_000;
/** A write that fails so often may be the only one that cannot get through: the others go on. */
const MAX_HELD_FAILURES = 4;

/** The writes without an answer, in the order in which they were begun. */
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

/** Calls `listener` when the writes that are told about change; gives back how to stop listening. */
export function subscribeToWrites(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The writes to tell about; the same list until they change. */
export const pendingWrites = (): readonly PendingWrite[] => shown;

/** Has every write that waits be sent now. */
export function hurryWrites(): void {
  for (const wake of [...paused]) wake();
}

/** @returns whether it was woken before its time */
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
  /** It takes its time on a good connection, too. */
  readonly isLong?: boolean;
  /** It outlives the page: its caller stores it until it is answered. */
  readonly isStored?: boolean;
}

/** A write on its way until it is answered; leaving the page meanwhile is asked about. */
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
   * Resolves when this write may be sent: after those before it of the same path, and after those
   * before it that wait for the connection, so that they arrive in the order in which they were made.
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

  /** Waits before the next attempt; shorter when the connection may be back, which makes a new start. */
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
