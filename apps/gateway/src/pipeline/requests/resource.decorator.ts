import type { DtoClass } from '@cartaviva/contracts';
import {
  applyDecorators,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { includesOf } from '../lists/included.decorator';
import { FieldsQuery, shownFields } from '../lists/shown-fields';
import { revisionTag, versionTag } from './versions';

type Resource = object & { readonly version?: number };

class ResourceInterceptor implements NestInterceptor<Resource | undefined, object | undefined> {
  constructor(private readonly fields?: DtoClass<object>) {}

  intercept(
    context: ExecutionContext,
    next: CallHandler<Resource | undefined>,
  ): Observable<object | undefined> {
    const http = context.switchToHttp();
    const { fields } = this;
    const request = http.getRequest<FastifyRequest>();
    const shown = fields && shownFields(request, fields, includesOf(context.getHandler()));
    return next.handle().pipe(
      map((resource) => {
        if (resource?.version === undefined) return resource;
        const reply = http.getResponse<FastifyReply>();
        const { version } = resource;
        if (!reply.hasHeader('etag')) void reply.headers(versionTag({ version }));
        return shown ? shown(resource) : resource;
      }),
    );
  }
}

/** Marks a route that returns a single object, with ETag, 304 responses and `fields`. */
export const Resource = (dto: DtoClass<object>): MethodDecorator =>
  applyDecorators(
    FieldsQuery(dto),
    ApiResponse({ status: 304, description: 'Sigue como estaba' }),
    UseInterceptors(new ResourceInterceptor(dto)),
  );

/** Marks a write that returns the ETag of the created or changed object. */
export const Tagged = (): MethodDecorator => UseInterceptors(new ResourceInterceptor());

/** Removes the menu's revision from the response and sends it as its ETag. */
class RevisionInterceptor implements NestInterceptor<{ readonly revision: number }, object> {
  intercept(
    context: ExecutionContext,
    next: CallHandler<{ readonly revision: number }>,
  ): Observable<object> {
    return next.handle().pipe(
      map(({ revision, ...resource }) => {
        const reply = context.switchToHttp().getResponse<FastifyReply>();
        void reply.headers(revisionTag({ revision }));
        return resource;
      }),
    );
  }
}

/** Marks a route that returns a part of a menu, with the menu's revision as ETag, and 304 responses. */
export const Revised = (): MethodDecorator =>
  applyDecorators(
    ApiResponse({ status: 304, description: 'Sigue como estaba' }),
    UseInterceptors(new RevisionInterceptor()),
  );
