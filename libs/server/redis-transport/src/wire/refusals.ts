import { DomainError, ERROR_CODES, type ErrorCode } from '@cartaviva/contracts';
import type { Refusal } from './envelopes';

const KNOWN: ReadonlySet<string> = new Set(ERROR_CODES);
const isKnown = (code: string): code is ErrorCode => KNOWN.has(code);

/** Converts an error for the caller: the code and details of a domain error, and nothing about other errors. */
export const toRefusal = (error: unknown): Refusal =>
  error instanceof DomainError
    ? { code: error.code, details: error.details }
    : { code: 'INTERNAL', details: {} };

export const fromRefusal = ({ code, details }: Refusal): DomainError =>
  new DomainError(isKnown(code) ? code : 'INTERNAL', details);

/** Error for an unavailable or slow Redis or service. */
export const unavailable = () => new DomainError('UNAVAILABLE', { retryAfterSeconds: 1 });
