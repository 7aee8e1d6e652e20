import type { DtoClass } from '@cartaviva/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { getSchema } from './dto-schemas';
import type { Schema } from './examples';

/** Parameters that `Paged` documents. */
const PAGING = ['page', 'limit', 'cursor'];

/**
 * Documents the parameters of a query by the rules and default values of their DTO. `PARAMETER_TEXTS` describes them.
 */
export function QueryParameters(dto: DtoClass<object>): MethodDecorator {
  const { properties = {}, required = [] } = getSchema(dto);
  const defaults = new dto() as Readonly<Record<string, unknown>>;
  const named = Object.entries(properties as Record<string, Schema>).filter(
    ([name]) => !PAGING.includes(name),
  );
  return applyDecorators(
    ...named.map(([name, schema]) => {
      const value = defaults[name];
      const isDefault = value !== undefined;
      return ApiQuery({
        name,
        required: !isDefault && (required as string[]).includes(name),
        schema: { ...toParameterSchema(schema), ...(isDefault && { default: value }) },
      });
    }),
  );
}

/** Omits the texts of the field, which describe it in a body, and the pattern of any text. */
function toParameterSchema(schema: Schema): Schema {
  const omitted = ['description', 'examples', 'pattern'];
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !omitted.includes(key)));
}
