import type { FileReply, ReplyShape } from '@cartaviva/contracts';
import { lostLettersHeader } from '@cartaviva/domain';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { namedFile } from '../../pipeline/requests/named-file';

type Body = string | Buffer;

/** Sends the reply of a service as a file, which no cache stores. */
export class FileInterceptor implements NestInterceptor<FileReply, Body> {
  constructor(private readonly shape: NonNullable<ReplyShape<unknown>['file']>) {}

  intercept(context: ExecutionContext, next: CallHandler<FileReply>): Observable<Body> {
    const { type, disposition } = this.shape;
    const isText = type.startsWith('text/');
    const response = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map(({ fileName, content, missing = [], uncoloured = [] }) => {
        void response.type(isText ? `${type}; charset=utf-8` : type).headers({
          'cache-control': 'no-store',
          'content-disposition': namedFile(disposition, fileName),
          ...lostLettersHeader({ missing, uncoloured }),
        });
        return isText ? content : Buffer.from(content, 'base64');
      }),
    );
  }
}
