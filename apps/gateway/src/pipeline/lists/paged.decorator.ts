import {
  MAX_PAGE_SIZE,
  PAGE_SIZE,
  rowsAsked,
  type DtoClass,
  type Page,
  type PartRequest,
  type Revised,
} from '@cartaviva/contracts';
import {
  applyDecorators,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiQuery, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { revisionTag } from '../requests/versions';
import { includesOf } from './included.decorator';
import { pageHeaders, refuseLongAddress } from './page-headers';
import { partOf } from './page-query.decorator';
import { FieldsQuery, shownFields } from './shown-fields';

interface ListKind {
  /** Is true if the whole list is returned unless a page is requested. */
  readonly whole?: boolean;
  /** Is true for a list of unlimited length, which also has a cursor. */
  readonly cursor?: boolean;
  /** DTO whose fields can be selected by name. */
  readonly fields?: DtoClass<object>;
  readonly always?: readonly string[];
  /** Is true if the ETag of the response is the menu's revision. */
  readonly revised?: boolean;
}

type Listed = readonly object[] | (Page<object> & Partial<Revised>);

class PagesInterceptor implements NestInterceptor<Listed, readonly object[]> {
  constructor(private readonly kind: ListKind) {}

  intercept(context: ExecutionContext, next: CallHandler<Listed>): Observable<readonly object[]> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    refuseLongAddress(request.url);
    const part = partOf(request.query as Record<string, unknown>);
    const { fields, always = [] } = this.kind;
    const included = [...includesOf(context.getHandler()), ...always];
    const shown = fields && shownFields(request, fields, included);
    return next.handle().pipe(
      map((listed) => {
        const page = 'rows' in listed ? listed : pageOf(listed, part);
        const isWhole = Boolean(this.kind.whole) && !rowsAsked(part);
        const headers = {
          ...pageHeaders(request.url, page, { ...part, isWhole }),
          ...(page.revision !== undefined && revisionTag({ revision: page.revision })),
        };
        void http.getResponse<FastifyReply>().headers(headers);
        return shown ? page.rows.map(shown) : page.rows;
      }),
    );
  }
}

function pageOf(rows: readonly object[], part: PartRequest): Page<object> & Partial<Revised> {
  const { skip, take } = rowsAsked(part) ?? { skip: 0, take: rows.length };
  return { rows: rows.slice(skip, skip + take), total: rows.length };
}

/** Marks a paginated list with the headers `Link` and `X-Total-Count` (decisions, "HTTP conventions"; ADR 24). */
export const Paged = (kind: ListKind = {}): MethodDecorator =>
  applyDecorators(
    ApiQuery({
      name: 'page',
      required: false,
      description: `Qué página, desde 1${kind.whole ? '; sin `page` ni `limit` la lista viene entera' : ''}`,
      schema: { type: 'integer', minimum: 1, ...(!kind.whole && { default: 1 }) },
    }),
    ApiQuery({
      name: 'limit',
      required: false,
      description: `Cuántos por página${kind.whole ? `; ${PAGE_SIZE} si solo se dice la página` : ''}`,
      schema: {
        ...{ type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE },
        ...(!kind.whole && { default: PAGE_SIZE }),
      },
    }),
    ...(kind.cursor ? [CursorQuery()] : []),
    ...(kind.fields ? [FieldsQuery(kind.fields)] : []),
    ...(kind.revised ? [ApiResponse({ status: 304, description: 'Sigue como estaba' })] : []),
    UseInterceptors(new PagesInterceptor(kind)),
  );

const CursorQuery = () =>
  ApiQuery({
    name: 'cursor',
    required: false,
    description:
      'En lugar de `page`: el que trae `Link` con rel="next". Lo que llega mientras se lee no repite ni salta filas',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  });
