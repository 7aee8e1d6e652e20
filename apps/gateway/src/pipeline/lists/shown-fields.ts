import { DomainError, fieldNamesOf, type DtoClass } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

const SHOWS_FIELDS = 'shows-fields';

export const showsFields = (handler: object): boolean => Reflect.hasMetadata(SHOWS_FIELDS, handler);

/** Accepts a parameter that selects fields: `?fields=id,name,price`. */
export const FieldsQuery = (dto: DtoClass<object>): MethodDecorator =>
  applyDecorators(
    SetMetadata(SHOWS_FIELDS, true),
    ApiQuery({
      name: 'fields',
      required: false,
      description: 'Solo estos campos, separados por comas; los demás no vienen en la respuesta',
      style: 'form',
      explode: false,
      schema: { type: 'array', items: { type: 'string', enum: fieldNamesOf(dto) } },
    }),
  );

/**
 * Parses the names in a parameter such as `?fields=id,name`. Returns undefined if it is missing.
 * @throws DomainError INVALID_INPUT for an unknown name
 */
export function namesIn(
  { query }: Pick<FastifyRequest, 'query'>,
  parameter: 'fields' | 'include',
  known: readonly string[],
): ReadonlySet<string> | undefined {
  const text = (query as Readonly<Record<string, unknown>>)[parameter];
  if (text === undefined) return undefined;
  const names = [text].flat().flatMap((part) => String(part).split(','));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return new Set(names);
  const fields = { [parameter]: RULE_MESSAGES.unknownName(unknown, known) };
  throw new DomainError('INVALID_INPUT', { fields });
}

export function shownFields(
  request: Pick<FastifyRequest, 'query'>,
  dto: DtoClass<object>,
  included: readonly string[],
): (row: object) => object {
  const fields = namesIn(request, 'fields', fieldNamesOf(dto));
  if (!fields) return (row) => row;
  const isShown = (name: string) => fields.has(name) || included.includes(name);
  return (row) => Object.fromEntries(Object.entries(row).filter(([name]) => isShown(name)));
}
