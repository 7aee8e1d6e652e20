import { PageRequest, PartRequest, type DtoClass } from '@cartaviva/contracts';
import { strictValidation } from '@cartaviva/process';
import { createParamDecorator, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { includesOf } from './included.decorator';
import { showsFields } from './shown-fields';

type Query = Readonly<Record<string, unknown>>;

const DIGITS = /^\d{1,9}$/;
const NUMBERS: ReadonlySet<string> = new Set(['page', 'limit', 'days']);
const FLAGS: ReadonlySet<string> = new Set(['isAvailable', 'isPublished', 'preview']);
const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false };
const rules = strictValidation();

/** Converts a parameter by its name. An invalid number or boolean stays text, which validation then rejects. */
function valueOf(name: string, text: unknown): unknown {
  if (typeof text !== 'string') return text;
  if (NUMBERS.has(name) && DIGITS.test(text)) return Number(text);
  return FLAGS.has(name) ? (BOOLEANS[text] ?? text) : text;
}

function asked<Dto extends object>(query: Query, metatype: DtoClass<Dto>): Dto {
  const named = Object.entries(query).map(([name, text]) => [name, valueOf(name, text)]);
  const values = Object.fromEntries(named) as Record<string, unknown>;
  return rules.transform(values, { type: 'query', metatype }) as Dto;
}

/** Parses the page and limit of a query and ignores its other parameters. */
export const partOf = ({ page, limit }: Query): PartRequest =>
  asked(
    { ...(page !== undefined && { page }), ...(limit !== undefined && { limit }) },
    PartRequest,
  );

class QueryPipe implements PipeTransform<Query, object> {
  constructor(private readonly metatype: DtoClass<object>) {}

  transform(query: Query): object {
    return asked(query, this.metatype);
  }
}

// This replaces `@Query()`, because the global validation pipe would see the numbers as text.
const queryOf = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { query } = context.switchToHttp().getRequest<FastifyRequest>();
  const handler = context.getHandler();
  // These parameters affect the presentation and not the selection of rows.
  const shown = [
    'lang',
    ...(includesOf(handler).length > 0 ? ['include'] : []),
    ...(showsFields(handler) ? ['fields'] : []),
  ];
  return Object.fromEntries(
    Object.entries(query as object).filter(([name]) => !shown.includes(name)),
  );
});

/** Parses the parameters that select the rows of a list: `?page=2&limit=50`. */
export const PageQuery = (dto: DtoClass<object> = PageRequest): ParameterDecorator =>
  queryOf(new QueryPipe(dto));
