import type { DtoClass } from '@cartaviva/contracts';
import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse } from '@nestjs/swagger';

interface Answer {
  readonly status?: number;
  /** The class of the body; none for an answer without one. */
  readonly body?: DtoClass<object>;
  readonly list?: boolean;
  /** Media types of a body that is no JSON. */
  readonly produces?: readonly string[];
}

/** What a route does, in Spanish for the API's reference, and what it answers when all is well. */
export function Answers(
  summary: string,
  { status = 200, body, list = false, produces = [] }: Answer = {},
): MethodDecorator {
  return applyDecorators(
    HttpCode(status),
    ApiOperation({ summary }),
    ApiResponse({
      status,
      description: summary,
      ...(body && { type: body, isArray: list }),
      ...(produces.length > 0 && { schema: { type: 'string', format: 'binary' } }),
    }),
    ...(produces.length > 0 ? [ApiProduces(...produces)] : []),
  );
}
