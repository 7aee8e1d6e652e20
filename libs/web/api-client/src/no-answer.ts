import { ApiError } from './api-error';

/** Error for a call without an answer: the connection failed or timed out. The outcome of the call is unknown. */
export class NoAnswer extends Error {
  constructor(cause?: unknown) {
    super('No answer', { cause });
    this.name = 'NoAnswer';
  }
}

/** Is true if the server was unreachable or failed. A retry may succeed. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof NoAnswer || (error instanceof ApiError && error.status >= 500);
