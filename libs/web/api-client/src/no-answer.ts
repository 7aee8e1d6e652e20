import { ApiError } from './api-error';

/**
 * No answer came: the connection failed, or nothing was heard in time. Nobody knows whether what was
 * asked for was done.
 */
export class NoAnswer extends Error {
  constructor(cause?: unknown) {
    super('No answer', { cause });
    this.name = 'NoAnswer';
  }
}

/** Whether the server could not be reached or could not answer; asking again may end otherwise. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof NoAnswer || (error instanceof ApiError && error.status >= 500);
