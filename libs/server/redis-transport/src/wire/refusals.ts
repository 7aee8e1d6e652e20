import { DomainError, ERROR_CODES, type ErrorCode } from '@cartaviva/contracts';
import type { Refusal } from './envelopes';

const KNOWN: ReadonlySet<string> = new Set(ERROR_CODES);
const isKnown = (code: string): code is ErrorCode => KNOWN.has(code);

/** What the caller may learn of a failure: a domain error's code and details, of others nothing. */
export const toRefusal = (error: unknown): Refusal =>
  error instanceof DomainError
    ? { code: error.code, details: error.details }
    : { code: 'INTERNAL', details: {} };

export const fromRefusal = ({ code, details }: Refusal): DomainError =>
  new DomainError(isKnown(code) ? code : 'INTERNAL', details);

/** The answer when nobody answers: Redis or the service is unavailable, or too slow. */
export const unavailable = () => new DomainError('UNAVAILABLE', { retryAfterSeconds: 1 });
