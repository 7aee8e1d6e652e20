import { MAX_PAGE_SIZE, PAGE_SIZE, PageRequest } from '@cartaviva/contracts';
import { strictValidation } from '@cartaviva/process';
import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  type ExecutionContext,
  type PipeTransform,
} from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

const DIGITS = /^\d{1,9}$/;
const rules = strictValidation();

/** Turns digits into numbers and asks the rules of `PageRequest`; what is no number stays wrong. */
@Injectable()
class PagePipe implements PipeTransform<Record<string, unknown>, Promise<PageRequest>> {
  transform(query: Record<string, unknown>): Promise<PageRequest> {
    const numbers = Object.entries(query).map(([name, text]) => [
      name,
      typeof text === 'string' && DIGITS.test(text) ? Number(text) : text,
    ]);
    const metadata = { type: 'query', metatype: PageRequest } as const;
    return rules.transform(Object.fromEntries(numbers), metadata) as Promise<PageRequest>;
  }
}

// Not `@Query()`: the pipe that checks every body would see the digits before they are numbers.
const queryOf = createParamDecorator((_: unknown, context: ExecutionContext) => ({
  ...(context.switchToHttp().getRequest<FastifyRequest>().query as object),
}));

/** Which page of a list is wanted: `?page=2&limit=50`. */
export const PageQuery = (): ParameterDecorator => queryOf(PagePipe);

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
