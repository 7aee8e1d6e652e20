import { Catch, type RpcExceptionFilter } from '@nestjs/common';
import { throwError, type Observable } from 'rxjs';

/**
 * Passes a handler's error unchanged to the transport. Nest's own filter would turn every error that is not an
 * `RpcException` into "Internal server error" and lose its code.
 */
@Catch()
export class UnfilteredErrors implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}
