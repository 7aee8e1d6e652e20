import type { OpenAPIObject } from '@nestjs/swagger';
import type { Schema } from './examples';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Schemas of answers that have only the fields asked for by `fields`: `PartialMenuView`. */
const PARTIAL = 'Partial';
const SCHEMAS = '#/components/schemas/';

/** Name of the schema that this one is a part of; undefined for a schema that is no part. */
export const wholeNameOf = (name: string): string | undefined =>
  name.startsWith(PARTIAL) ? name.slice(PARTIAL.length) : undefined;

/** Describes that a call which takes `fields` may answer a part of each thing. */
export function describePartialAnswers({ parameters = [], responses }: Operation): void {
  if (!parameters.some((one) => 'name' in one && one.name === 'fields')) return;
  const answer = responses['200'];
  const json = answer && 'content' in answer ? answer.content?.['application/json'] : undefined;
  if (json?.schema) json.schema = withPart(json.schema as Schema);
}

function withPart({ type, items, $ref, oneOf }: Schema): Schema {
  if (type === 'array') return { type, items: withPart(items as Schema) };
  const whole = (oneOf ?? [{ $ref }]) as readonly { readonly $ref: string }[];
  const parts = whole.map(({ $ref: address }) => ({
    $ref: address.replace(SCHEMAS, SCHEMAS + PARTIAL),
  }));
  return { anyOf: [...whole, ...parts] };
}
