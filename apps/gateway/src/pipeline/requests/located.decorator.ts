import {
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { tap, type Observable } from 'rxjs';

/** Adds the address of a created object as `Location` (RFC 9110, section 10.2.2). */
class LocationInterceptor implements NestInterceptor {
  /** @param path contains names of response fields in braces */
  constructor(private readonly path: string) {}

  intercept(context: ExecutionContext, next: CallHandler<object>): Observable<object> {
    return next.handle().pipe(
      tap((made) => {
        const fields = made as Readonly<Record<string, unknown>>;
        const path = this.path.replace(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent(String(fields[name])),
        );
        void context.switchToHttp().getResponse<FastifyReply>().header('location', path);
      }),
    );
  }
}

/** Declares the address of the object that a call creates: `/api/items/{id}`. */
export const Located = (path: string): MethodDecorator =>
  UseInterceptors(new LocationInterceptor(path));
