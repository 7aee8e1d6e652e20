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
  /** Date of the announcement, as `2026-11-23`. */
  readonly since: string;
  /** Date from which the route may be gone, at least twelve months after `since` (ADR 24). */
  readonly sunset: string;
  /** Address of the documentation of the replacement. */
  readonly link: string;
}

const MIN_NOTICE_MONTHS = 12;

/** Sets the headers before the handler runs, so that error responses contain them too. */
class DeprecationInterceptor implements NestInterceptor {
  constructor(private readonly headers: Readonly<Record<string, string>>) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    void context.switchToHttp().getResponse<FastifyReply>().headers(this.headers);
    return next.handle();
  }
}

/**
 * Marks a route as deprecated in the API reference. Adds `Deprecation` (RFC 9745) and `Sunset` (RFC 8594) to every
 * response. Throws if the notice is shorter than promised.
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

/** Keeps the existing description of the route, regardless of the order of decorators. */
const markInReference: MethodDecorator = (target, name, descriptor) => {
  const described = Reflect.getMetadata(
    'swagger/apiOperation',
    descriptor.value as object,
  ) as object;
  return ApiOperation({ ...described, deprecated: true })(target, name, descriptor);
};
