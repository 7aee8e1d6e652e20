import type { DtoClass, ErrorCode } from '@cartaviva/contracts';
import { applyDecorators, HttpCode } from '@nestjs/common';
import {
  ApiExtension,
  ApiExtraModels,
  ApiOperation,
  ApiProduces,
  ApiResponse,
  getSchemaPath,
} from '@nestjs/swagger';

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

/** Where a call's own refusals wait until all of it is described (`describe-operation`). */
export const DECLARED_REFUSALS = 'x-refuses';

const BYTES = { type: 'string', format: 'binary' } as const;

const READ_AS_TEXT = ['text/html', 'text/event-stream'];
const isText = (type: string) => READ_AS_TEXT.includes(type);

/** What a route does, in Spanish for the API's reference, and what it answers when all is well. */
export function Answers(
  summary: string,
  { status = 200, body = [], list = false, produces = [], refuses = [], tagged }: Answer = {},
): MethodDecorator {
  const bodies: readonly Dto[] = [body].flat();
  const references = bodies.map((dto) => ({ $ref: getSchemaPath(dto) }));
  const one = references.length > 1 ? { oneOf: references } : references[0];
  const json = one && list ? { type: 'array', items: one } : one;
  const schema = produces.length > 0 ? (produces.every(isText) ? { type: 'string' } : BYTES) : json;
  return applyDecorators(
    HttpCode(status),
    ApiOperation({ summary }),
    ApiExtraModels(...bodies),
    ApiResponse({ status, description: summary, ...(schema && { schema }) }),
    ...(tagged ? [ApiResponse({ status: 304, description: 'Sigue como estaba' })] : []),
    ApiExtension(DECLARED_REFUSALS, refuses),
    ...(produces.length > 0 ? [ApiProduces(...produces)] : []),
  );
}
