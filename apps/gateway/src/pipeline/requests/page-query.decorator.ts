import { MAX_PAGE_SIZE, PAGE_SIZE, PageRequest, type DtoClass } from '@cartaviva/contracts';
import { strictValidation } from '@cartaviva/process';
import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  type PipeTransform,
} from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

const DIGITS = /^\d{1,9}$/;
/** What of a list's address is a number. */
const NUMBERS: ReadonlySet<string> = new Set(['page', 'limit', 'days']);
const rules = strictValidation();

const numberOf = (text: unknown) =>
  typeof text === 'string' && DIGITS.test(text) ? Number(text) : text;

/** Turns digits into numbers and asks the rules of the DTO; what is no number stays wrong. */
class PagePipe implements PipeTransform<Record<string, unknown>, PageRequest> {
  constructor(private readonly metatype: DtoClass<PageRequest>) {}

  transform(query: Record<string, unknown>): PageRequest {
    const numbers = Object.entries(query)
      .filter(([name]) => NUMBERS.has(name))
      .map(([name, text]) => [name, numberOf(text)] as const);
    const asked = { ...query, ...Object.fromEntries(numbers) };
    return rules.transform(asked, { type: 'query', metatype: this.metatype }) as PageRequest;
  }
}

// Not `@Query()`: the pipe that checks every body would see the digits before they are numbers.
const queryOf = createParamDecorator((_: unknown, context: ExecutionContext) => ({
  ...(context.switchToHttp().getRequest<FastifyRequest>().query as object),
}));

/** Which page of a list is wanted: `?page=2&limit=50`. */
export const PageQuery = (dto: DtoClass<PageRequest> = PageRequest): ParameterDecorator =>
  queryOf(new PagePipe(dto));

/** Tells the API's reference that a list comes in pages. */
export const Paged = (): MethodDecorator =>
  applyDecorators(
    ApiQuery({
      name: 'page',
      required: false,
      schema: { type: 'integer', minimum: 1, default: 1 },
    }),
    ApiQuery({
      name: 'limit',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: PAGE_SIZE },
    }),
  );
