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
  /** Spanish description beyond the summary. */
  readonly about?: string;
  readonly status?: number;
  /** DTO class of the body, or the classes of its alternatives. Omitted if there is no body. */
  readonly body?: Dto | readonly Dto[];
  readonly list?: boolean;
  /** Media types of a body that is not JSON. */
  readonly produces?: readonly string[];
  /** Error codes besides those that every such call can return (`refusals-of`). */
  readonly refuses?: readonly ErrorCode[];
  /** Is true if the route answers 304 to a client that already has the current version. */
  readonly tagged?: boolean;
}

/** Extension that holds a call's own error codes until `describeOperation` documents them. */
export const DECLARED_REFUSALS = 'x-refuses';

const BYTES = { type: 'string', format: 'binary' } as const;

const READ_AS_TEXT = ['text/html', 'text/event-stream'];
const isText = (type: string) => READ_AS_TEXT.includes(type);

/** Documents a route in the API reference: a Spanish summary and its successful response. */
export function Answers(
  summary: string,
  {
    about,
    status = 200,
    body = [],
    list = false,
    produces = [],
    refuses = [],
    tagged,
  }: Answer = {},
): MethodDecorator {
  const bodies: readonly Dto[] = [body].flat();
  const references = bodies.map((dto) => ({ $ref: getSchemaPath(dto) }));
  const one = references.length > 1 ? { oneOf: references } : references[0];
  const json = one && list ? { type: 'array', items: one } : one;
  const schema = produces.length > 0 ? (produces.every(isText) ? { type: 'string' } : BYTES) : json;
  return applyDecorators(
    HttpCode(status),
    ApiOperation({ summary, ...(about && { description: about }) }),
    ApiExtraModels(...bodies),
    ApiResponse({ status, description: summary, ...(schema && { schema }) }),
    ...(tagged ? [ApiResponse({ status: 304, description: 'Sigue como estaba' })] : []),
    ApiExtension(DECLARED_REFUSALS, refuses),
    ...(produces.length > 0 ? [ApiProduces(...produces)] : []),
  );
}
