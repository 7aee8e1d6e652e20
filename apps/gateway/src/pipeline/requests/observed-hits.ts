import type { Logger } from 'pino';
import { requestDuration } from './request-duration';

interface Hit {
  readonly method?: string;
  readonly route: string;
  readonly status: number;
  readonly requestId: string;
  /** Start of the response by the clock `now`, in milliseconds. */
  readonly began: number;
}

/** Minimum interval between log lines, in milliseconds. A line for each hit would take as long as the response. */
const LINE_MS = 1000;

/** Records metrics of every response sent without the framework. Logs each failure and a sample of the others. */
export class ObservedHits {
  private lineAt = -Infinity;
  private hits = 0;

  constructor(
    private readonly logger: Logger,
    private readonly now = () => performance.now(),
  ) {}

  /** The field `hits` of a line is the number of responses since the previous line. */
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
