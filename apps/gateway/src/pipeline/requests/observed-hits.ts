import type { Logger } from 'pino';
import { requestDuration } from './request-duration';

interface Hit {
  /** GET unless told otherwise. */
  readonly method?: string;
  /** The template of its address. */
  readonly route: string;
  readonly status: number;
  readonly requestId: string;
  /** When its answer was begun, by the clock of `now`, in milliseconds. */
  readonly began: number;
}

/** At most one line in so many milliseconds: a line for each would take as long as the answer. */
const LINE_MS = 1000;

/** Counts each answer that the framework did not give, and writes a line about some of them, and about each failure. */
export class ObservedHits {
  private lineAt = -Infinity;
  private hits = 0;

  constructor(
    private readonly logger: Logger,
    private readonly now = () => performance.now(),
  ) {}

  /** The line tells in `hits` for how many it stands: those since the line before it. */
  count({ method = 'GET', route, status, requestId, began }: Hit): void {
    const now = this.now();
    const ms = now - began;
    requestDuration.of(method, route, status).observe(ms / 1000);
    this.hits += 1;
    if (status < 500 && now - this.lineAt < LINE_MS) return;
    const { hits } = this;
    const rounded = Math.round(ms * 10) / 10;
    this.logger.info({ method, route, status, ms: rounded, requestId, hits }, 'request');
    this.lineAt = now;
    this.hits = 0;
  }
}
