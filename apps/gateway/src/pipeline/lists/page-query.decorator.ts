import { PageRequest, PartRequest, type DtoClass } from '@cartaviva/contracts';
import { strictValidation } from '@cartaviva/process';
import { createParamDecorator, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { includesOf } from './included.decorator';
import { showsFields } from './shown-fields';

type Query = Readonly<Record<string, unknown>>;

const DIGITS = /^\d{1,9}$/;
/** What of a list's address is a number, and what is true or false. */
const NUMBERS: ReadonlySet<string> = new Set(['page', 'limit', 'days']);
const FLAGS: ReadonlySet<string> = new Set(['isAvailable', 'isPublished']);
const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false };
const rules = strictValidation();

/** What text means by its name; what is no number or no flag stays wrong. */
function valueOf(name: string, text: unknown): unknown {
  if (typeof text !== 'string') return text;
  if (NUMBERS.has(name) && DIGITS.test(text)) return Number(text);
  return FLAGS.has(name) ? (BOOLEANS[text] ?? text) : text;
}

/** Which rows an address asks for, by the rules of the DTO. */
function asked<Dto extends object>(query: Query, metatype: DtoClass<Dto>): Dto {
  const named = Object.entries(query).map(([name, text]) => [name, valueOf(name, text)]);
  const values = Object.fromEntries(named) as Record<string, unknown>;
  return rules.transform(values, { type: 'query', metatype }) as Dto;
}

/** The part of a list that an address asks for, whatever else it asks for. */
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

// Not `@Query()`: the pipe that checks every body would see the digits before they are numbers.
const queryOf = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { query } = context.switchToHttp().getRequest<FastifyRequest>();
  const handler = context.getHandler();
  // What says how rows are shown, and in which language a refusal is, does not say which.
  const shown = [
    'lang',
    ...(includesOf(handler).length > 0 ? ['include'] : []),
    ...(showsFields(handler) ? ['fields'] : []),
  ];
  return Object.fromEntries(
    Object.entries(query as object).filter(([name]) => !shown.includes(name)),
  );
});

/** Which rows of a list are wanted: `?page=2&limit=50`. */
export const PageQuery = (dto: DtoClass<object> = PageRequest): ParameterDecorator =>
  queryOf(new QueryPipe(dto));
