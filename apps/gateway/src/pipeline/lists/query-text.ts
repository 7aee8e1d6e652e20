import type { ApiQueryOptions } from '@nestjs/swagger';

/** Describes an optional query parameter for the API reference. */
export const queryText = (
  name: string,
  description: string,
  schema: NonNullable<Extract<ApiQueryOptions, { schema?: unknown }>['schema']>,
): ApiQueryOptions => ({ name, description, required: false, schema });
