import type { ApiQueryOptions } from '@nestjs/swagger';

export const queryText = (
  name: string,
  description: string,
  schema: NonNullable<Extract<ApiQueryOptions, { schema?: unknown }>['schema']>,
): ApiQueryOptions => ({ name, description, required: false, schema });
