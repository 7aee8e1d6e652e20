import { DomainError, type SpreadsheetBody } from '@cartaviva/contracts';
import { XLSX } from '@cartaviva/domain';
import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { TAKES_SPREADSHEETS } from '../../pipeline/requests/body-parsers';

const TYPES = { table: ['text/csv', XLSX], workbook: [XLSX] } as const;

/** Gives a route a spreadsheet as its body. */
export const TakesSpreadsheet = (kind: SpreadsheetBody): MethodDecorator =>
  applyDecorators(
    RouteConfig(TAKES_SPREADSHEETS),
    ApiConsumes(...TYPES[kind]),
    ApiBody({ schema: { type: 'string', format: 'binary' } }),
  );

/** Returns the bytes of the body as `content`. Refuses a body that is JSON. */
export const Spreadsheet = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!Buffer.isBuffer(body)) throw new DomainError('IMPORT_UNREADABLE');
  return { content: body };
});
