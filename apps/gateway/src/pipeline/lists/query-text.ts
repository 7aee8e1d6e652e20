import type { ApiQueryOptions } from '@nestjs/swagger';

/** A parameter of an address as the API's reference tells it, which may be left out. */
export const queryText = (
  name: string,
  description: string,
  schema: NonNullable<Extract<ApiQueryOptions, { schema?: unknown }>['schema']>,
): ApiQueryOptions => ({ name, description, required: false, schema });
