import { DomainError } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { accessOf } from '../sessions/access.decorator';

interface DescribedParameter {
  readonly name?: string;
  readonly in?: string;
}

/** Metadata key under which `ApiQuery` stores the parameters of a handler. */
const DESCRIBED = 'swagger/apiParameters';

const LANGUAGE = 'lang';

/** Rejects unknown query parameters of calls that accept API keys. */
@Injectable()
export class KnownParametersInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (accessOf(this.reflector, context).keyScopes) this.requireKnown(context);
    return next.handle();
  }

  private requireKnown(context: ExecutionContext): void {
    const { query } = context.switchToHttp().getRequest<FastifyRequest>();
    const known = new Set([LANGUAGE, ...describedNames(context), ...takenNames(context)]);
    const unknown = Object.keys(query as object).filter((name) => !known.has(name));
    if (unknown.length === 0) return;
    const fields = Object.fromEntries(
      unknown.map((name) => [name.slice(0, 60), RULE_MESSAGES.unknownField]),
    );
    throw new DomainError('INVALID_INPUT', { fields });
  }
}

/** Returns the parameters that the handler's decorators document. */
function describedNames(context: ExecutionContext): readonly string[] {
  const described = Reflect.getMetadata(DESCRIBED, context.getHandler()) as
    | readonly DescribedParameter[]
    | undefined;
  return (described ?? []).flatMap((one) => (one.in === 'query' && one.name ? [one.name] : []));
}

/** Returns the parameters that the handler reads with `@Query('name')`. */
function takenNames(context: ExecutionContext): readonly string[] {
  const taken = Reflect.getMetadata(
    ROUTE_ARGS_METADATA,
    context.getClass(),
    context.getHandler().name,
  ) as Readonly<Record<string, { readonly data?: unknown }>> | undefined;
  return Object.entries(taken ?? {}).flatMap(([kind, { data }]) =>
    kind.startsWith(`${RouteParamtypes.QUERY}:`) && typeof data === 'string' ? [data] : [],
  );
}
