import {
  applyDecorators,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

interface Deprecation {
  /** The day it was announced, as `2026-11-23`. */
  readonly since: string;
  /** The day from which it may be gone; at least twelve months after `since` (ADR 24). */
  readonly sunset: string;
  /** Where it says what to call in its place. */
  readonly link: string;
}

const MIN_NOTICE_MONTHS = 12;

/** Says so before the call is done: a refusal is of a route that goes, too. */
class DeprecationInterceptor implements NestInterceptor {
  constructor(private readonly headers: Readonly<Record<string, string>>) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    void context.switchToHttp().getResponse<FastifyReply>().headers(this.headers);
    return next.handle();
  }
}

/**
 * A route that will go: `Deprecation` (RFC 9745) and `Sunset` (RFC 8594) with every answer, and a mark in
 * the API's reference. Throws where the notice is shorter than was promised.
 */
export function Deprecated({ since, sunset, link }: Deprecation): MethodDecorator {
  const [from, until] = [new Date(since), new Date(sunset)];
  const soonest = new Date(from);
  soonest.setUTCMonth(soonest.getUTCMonth() + MIN_NOTICE_MONTHS);
  if (!(until >= soonest)) throw new Error(`deprecated since ${since}: gone already on ${sunset}`);
  const headers = {
    deprecation: `@${from.getTime() / 1000}`,
    sunset: until.toUTCString(),
    link: `<${link}>; rel="deprecation"; type="text/html"`,
  };
  return applyDecorators(markInReference, UseInterceptors(new DeprecationInterceptor(headers)));
}

/** Beside what the reference is told of the route, before or after. */
const markInReference: MethodDecorator = (target, name, descriptor) => {
  const described = Reflect.getMetadata(
    'swagger/apiOperation',
    descriptor.value as object,
  ) as object;
  return ApiOperation({ ...described, deprecated: true })(target, name, descriptor);
};
