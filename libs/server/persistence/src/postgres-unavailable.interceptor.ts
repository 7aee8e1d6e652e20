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
 * SQLSTATEs of a server that is unavailable, starting, stopping, full or too slow, and the socket's own
 * codes. A lost deadlock or a serialization failure is worth another try in the same way.
 */
const UNAVAILABLE_CODES =
  /^(08\w{3}|53\w{3}|57P0[1-5]|57014|55P03|40001|40P01|25P03|25006|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/**
 * What pg says without a code: pool, socket and query timeouts; and TypeORM, of a transaction whose
 * connection was lost between two statements.
 */
const UNAVAILABLE_MESSAGES =
  /^(Query runner already released|Database connection provided by a query runner was already released|timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed|Driver not Connected)/;

/** Whether Postgres, not the statement, is to blame. */
export function isPostgresUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return UNAVAILABLE_CODES.test(String(code)) || UNAVAILABLE_MESSAGES.test(error.message);
}

/** Answers UNAVAILABLE when Postgres is unavailable: the caller may try again, and nothing is broken. */
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
