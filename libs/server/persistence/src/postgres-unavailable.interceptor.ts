import { DomainError } from '@cartaviva/contracts';
import {
  Injectable,
  Logger,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { catchError, throwError, type Observable } from 'rxjs';

/**
 * SQLSTATEs of a server that is unavailable, starting, stopping, full or too slow, and error codes of the socket. A
 * deadlock or a serialization failure is retryable in the same way.
 */
const UNAVAILABLE_CODES =
  /^(08\w{3}|53\w{3}|57P0[1-5]|57014|55P03|40001|40P01|25P03|25006|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/**
 * Messages of errors without a code: timeouts of pg's pool, sockets and queries, and TypeORM's error for a connection
 * that was lost within a transaction.
 */
const UNAVAILABLE_MESSAGES =
  /^(Query runner already released|Database connection provided by a query runner was already released|timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed|Driver not Connected)/;

/** Is true if the error is caused by Postgres and not by the statement. */
export function isPostgresUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return UNAVAILABLE_CODES.test(String(code)) || UNAVAILABLE_MESSAGES.test(error.message);
}

/** Answers UNAVAILABLE while Postgres is unavailable, so that the caller may retry. */
@Injectable()
export class PostgresUnavailable implements NestInterceptor {
  private readonly logger = new Logger(PostgresUnavailable.name);

  intercept(_: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (!isPostgresUnavailable(error)) return throwError(() => error);
        this.logger.warn(String(error));
        return throwError(() => new DomainError('UNAVAILABLE', { retryAfterSeconds: 1 }));
      }),
    );
  }
}
