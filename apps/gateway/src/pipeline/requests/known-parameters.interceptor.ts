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

/** Where `ApiQuery` keeps what it says of a handler. */
const DESCRIBED = 'swagger/apiParameters';

/** A parameter of every call: the language of a refusal. */
const LANGUAGE = 'lang';

/** Refuses parameters of an address that a call for programs does not take, instead of ignoring them. */
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

/** The parameters that the handler's decorators describe. */
function describedNames(context: ExecutionContext): readonly string[] {
  const described = Reflect.getMetadata(DESCRIBED, context.getHandler()) as
    | readonly DescribedParameter[]
    | undefined;
  return (described ?? []).flatMap((one) => (one.in === 'query' && one.name ? [one.name] : []));
}

/** The parameters that the handler takes as `@Query('name')`. */
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
