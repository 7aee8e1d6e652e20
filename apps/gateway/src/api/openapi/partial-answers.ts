import type { OpenAPIObject } from '@nestjs/swagger';
import type { Schema } from './examples';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Name prefix of schemas for responses with only the requested `fields`, such as `PartialMenuView`. */
const PARTIAL = 'Partial';
const SCHEMAS = '#/components/schemas/';

/** Returns the name of the complete schema for a partial one, or undefined for any other schema. */
export const wholeNameOf = (name: string): string | undefined =>
  name.startsWith(PARTIAL) ? name.slice(PARTIAL.length) : undefined;

/** Documents that a call which accepts `fields` can return partial objects. */
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
