import type { DtoClass, ErrorCode } from '@cartaviva/contracts';
import { applyDecorators, HttpCode } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiOperation,
  ApiProduces,
  ApiResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import { REFUSALS } from '../../pipeline/errors/refusals';

type Dto = DtoClass<object>;

interface Answer {
  readonly status?: number;
  /** The class of the body, or the classes that it is one of; none for an answer without one. */
  readonly body?: Dto | readonly Dto[];
  readonly list?: boolean;
  /** Media types of a body that is no JSON. */
  readonly produces?: readonly string[];
  /** Ways to be refused besides those that every such call has (`refusals-of`). */
  readonly refuses?: readonly ErrorCode[];
  /** Whether it answers 304 to who has what it would answer. */
  readonly tagged?: boolean;
}

const BYTES = { type: 'string', format: 'binary' } as const;

/** What a route does, in Spanish for the API's reference, and what it answers when all is well. */
export function Answers(
  summary: string,
  { status = 200, body = [], list = false, produces = [], refuses = [], tagged }: Answer = {},
): MethodDecorator {
  const bodies: readonly Dto[] = [body].flat();
  const references = bodies.map((dto) => ({ $ref: getSchemaPath(dto) }));
  const one = references.length > 1 ? { oneOf: references } : references[0];
  const json = one && list ? { type: 'array', items: one } : one;
  const schema = produces.length > 0 ? BYTES : json;
  return applyDecorators(
    HttpCode(status),
    ApiOperation({ summary }),
    ApiExtraModels(...bodies),
    ApiResponse({ status, description: summary, ...(schema && { schema }) }),
    ...(tagged ? [ApiResponse({ status: 304, description: 'Sigue como estaba' })] : []),
    // What they say stands with all refusals (`refusals-of`).
    ...refuses.map((code) => ApiResponse({ status: REFUSALS[code].status })),
    ...(produces.length > 0 ? [ApiProduces(...produces)] : []),
  );
}
