import type { AnyOperation } from '@cartaviva/contracts';
import { applyDecorators, Delete, Get, Patch, Post, Put, UseInterceptors } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiParam } from '@nestjs/swagger';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { Includes } from '../../pipeline/lists/included.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import {
  BODY_LIMIT,
  TAKES_BYTES,
  TAKES_ITEMS,
  TAKES_WHOLE_MENUS,
} from '../../pipeline/requests/body-parsers';
import { Located } from '../../pipeline/requests/located.decorator';
import { Resource, Revised, Tagged } from '../../pipeline/requests/resource.decorator';
import { OverContent, Versioned } from '../../pipeline/requests/versions';
import {
  AdminOnly,
  Anyone,
  Public,
  TakesAnyKey,
  TakesKeys,
} from '../../pipeline/sessions/access.decorator';
import { Answers } from '../openapi/answers.decorator';
import { QueryParameters } from '../openapi/query-parameters.decorator';
import { FileInterceptor } from './file.interceptor';
import { TakesSpreadsheet } from './spreadsheet.decorator';

const METHODS = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete } as const;
const ACCESS = { public: Public, anyone: Anyone, admin: AdminOnly } as const;
const BODIES = { items: TAKES_ITEMS, 'whole-menus': TAKES_WHOLE_MENUS } as const;

const BINARY = { type: 'string', format: 'binary' } as const;

const routed = new Set<AnyOperation>();

/** Returns true if a method of a controller has the route of the operation. */
export const isRouted = (operation: AnyOperation): boolean => routed.has(operation);

/** Gives a method the route of an operation, with everything that the operation declares about it. */
export function Route(operation: AnyOperation): MethodDecorator {
  routed.add(operation);
  const { http, access, limit, largeBody, bytes, spreadsheet, input, conditional } = operation;
  const { includes } = operation;
  const path = http.path.replace(/\{(\w+)\}/g, ':$1');
  const location = getLocation(operation);
  return applyDecorators(
    METHODS[http.method](path),
    ...(access ? [ACCESS[access]()] : []),
    ...toKeyDecorators(operation),
    ...(limit ? [Limited(limit)] : []),
    ...(largeBody ? [RouteConfig(BODIES[largeBody]), Limited('largeBody', BODY_LIMIT)] : []),
    ...(bytes
      ? [RouteConfig(TAKES_BYTES), ApiConsumes(...bytes), ApiBody({ schema: BINARY })]
      : []),
    ...(spreadsheet ? [TakesSpreadsheet(spreadsheet)] : []),
    ...Object.entries(operation.path).map(([name, { schema }]) => ApiParam({ name, schema })),
    ...(input && hasBody(operation)
      ? [ApiBody({ type: input, required: !operation.isBodyOptional })]
      : input
        ? [QueryParameters(input)]
        : []),
    ...(conditional ? [conditional === 'content' ? OverContent() : Versioned()] : []),
    ...(location ? [Located(location)] : []),
    ...(includes ? [Includes(...includes)] : []),
    ...toPresentation(operation),
    toAnswers(operation),
  );
}

/** Returns true if the input of the operation is the body of the request, false if it is the query. */
export const hasBody = ({ http, bytes, spreadsheet }: AnyOperation): boolean =>
  !bytes && !spreadsheet && http.method !== 'GET';

const getLocation = ({ location, creates }: AnyOperation): string | undefined =>
  location ?? (typeof creates === 'string' ? creates : undefined);

function toKeyDecorators({ keys }: AnyOperation) {
  if (!keys) return [];
  return [keys === 'any' ? TakesAnyKey() : TakesKeys(...keys)];
}

/** Decorators that shape a list or add an ETag. */
function toPresentation({ response }: AnyOperation): MethodDecorator[] {
  if (!response) return [];
  const { of, paging, tag, file } = response;
  if (file) return [UseInterceptors(new FileInterceptor(file))];
  if (tag === 'sent') return [];
  if (tag === 'revised') return [Revised()];
  if (tag) return [tag === 'read' ? Resource(of) : Tagged()];
  if (!paging) return [];
  const { fields, ...kind } = paging;
  return [Paged({ ...kind, ...(fields && { fields: fields === true ? of : fields }) })];
}

function toAnswers(operation: AnyOperation): MethodDecorator {
  const { summary, about, response, refuses } = operation;
  const usual = getLocation(operation) ? 201 : response ? 200 : 204;
  return Answers(summary, {
    about,
    status: operation.status ?? usual,
    ...(response?.file
      ? { produces: [response.file.type] }
      : response && { body: response.of, list: response.list }),
    tagged: response?.tag === 'sent',
    ...(refuses && { refuses }),
  });
}
