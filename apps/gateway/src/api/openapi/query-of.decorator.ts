import type { DtoClass } from '@cartaviva/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { schemaOf } from './dto-schemas';
import type { Schema } from './examples';

/** Parameters that `Paged` documents. */
const PAGING = ['page', 'limit', 'cursor'];

/** Documents the parameters of a query by the rules of their DTO. `PARAMETER_TEXTS` describes them. */
export function QueryOf(dto: DtoClass<object>): MethodDecorator {
  const { properties = {}, required = [] } = schemaOf(dto);
  const named = Object.entries(properties as Record<string, Schema>).filter(
    ([name]) => !PAGING.includes(name),
  );
  return applyDecorators(
    ...named.map(([name, schema]) =>
      ApiQuery({
        name,
        required: (required as string[]).includes(name),
        schema: toParameterSchema(schema),
      }),
    ),
  );
}

/** Omits the texts of the field, which describe it in a body, and the pattern of any text. */
function toParameterSchema(schema: Schema): Schema {
  const omitted = ['description', 'examples', 'pattern'];
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !omitted.includes(key)));
}
