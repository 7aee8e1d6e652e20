import { DomainError, type ErrorCode } from '@cartaviva/contracts';
import { HttpException } from '@nestjs/common';

/** Error codes for the framework's own errors, by status. */
const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  // The static file handler rejects paths that leave its folder with 403.
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  405: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** Nest errors have `getStatus()` and Fastify errors have `statusCode`. */
function statusOf(error: object): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  return 'statusCode' in error ? Number(error.statusCode) : undefined;
}

/** Converts anything thrown to a DomainError. Unexpected errors become INTERNAL without details. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const status = (typeof error === 'object' && error !== null && statusOf(error)) || 500;
  const code = CODE_OF_STATUS[status];
  if (code) return new DomainError(code);
  return new DomainError(status >= 400 && status < 500 ? 'INVALID_INPUT' : 'INTERNAL');
}
