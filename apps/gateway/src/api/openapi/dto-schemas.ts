import * as contracts from '@cartaviva/contracts';
import { shapesOf, type DtoClass, type FieldShape } from '@cartaviva/contracts';
import { EMAIL_MAX, OTHER_LANGUAGE_CODES } from '@cartaviva/domain';
import { IS_URL, MAX, MIN, ValidationTypes } from 'class-validator';
import { targetConstructorToSchema } from 'class-validator-jsonschema';
import { DemoEntry } from '../demo/demo.controller';
import { Problem } from '../../pipeline/errors/problem';
import { SignInMethods } from '../google/google.controller';
import * as status from '../status/status.dto';
import { textOf } from './descriptions/field-texts';
import { derivedExample, type Schema } from './examples';
import { wholeNameOf } from './partial-answers';

type Options = NonNullable<Parameters<typeof targetConstructorToSchema>[1]>;
type Converters = NonNullable<Options['additionalConverters']>;

const isDto = (value: unknown): value is DtoClass<object> =>
  typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value));

const DTOS = new Map(
  [...Object.values(contracts), ...Object.values(status), DemoEntry, SignInMethods, Problem]
    .filter(isDto)
    .map((dto) => [dto.name, dto]),
);

export const refTo = ({ name }: { readonly name: string }) => ({
  $ref: `#/components/schemas/${name}`,
});

const text = (description: string, example: string) => ({
  type: 'string' as const,
  description,
  examples: [example],
});
const TRANSLATED_TEXTS = {
  type: 'object' as const,
  properties: {
    name: text('El nombre traducido.', 'Stewed chicken'),
    description: text('La descripción traducida.', 'With rice and beans'),
    options: {
      type: 'object' as const,
      description: 'Los nombres de tamaños y extras traducidos, por su nombre en español.',
      additionalProperties: { type: 'string' as const },
      examples: [{ Grande: 'Large' }],
    },
  },
  examples: [{ name: 'Stewed chicken', description: 'With rice and beans' }],
};

const TEXTS_IN_LANGUAGE = {
  ...refTo({ name: 'TranslatedTexts' }),
  description: 'Los textos en este idioma; lo que no está se lee en español.',
};

/** Schemas of values that are not DTOs. Fields refer to them, so that clients share one type. */
const SHARED: Readonly<Record<string, Schema>> = {
  TranslatedTexts: TRANSLATED_TEXTS,
  Translations: {
    type: 'object',
    properties: Object.fromEntries(OTHER_LANGUAGE_CODES.map((code) => [code, TEXTS_IN_LANGUAGE])),
  },
};

const converters: Converters = {
  // A validation condition that skips null means that the field can be cleared.
  [ValidationTypes.CONDITIONAL_VALIDATION]: ({ constraints, propertyName }) => {
    const applies = constraints[0] as (dto: object, value: unknown) => boolean;
    return applies({ [propertyName]: null }, null) ? {} : { nullable: true };
  },
  [ValidationTypes.NESTED_VALIDATION]: {},
  // The shape of the field already covers these rules.
  isListOfObjects: {},
  isPlainObject: {},
  isTextsByLanguage: refTo({ name: 'Translations' }),
  isNumberRows: { type: 'array', items: { type: 'array', items: { type: 'number' } } },
  maxUnits: {},
  isOpeningHours: {},
  isIanaTimeZone: {},
  isTableList: {},
  isLink: {},
  isWifiName: {},
  isWifiPassword: {},
  // The library's default converters describe every number as an integer.
  [MIN]: ({ constraints }) => ({ minimum: constraints[0] as number }),
  [MAX]: ({ constraints }) => ({ maximum: constraints[0] as number }),
  [IS_URL]: { type: 'string', format: 'uri' },
  isIso8601: { type: 'string', format: 'date-time' },
  isEmail: { type: 'string', format: 'email', maxLength: EMAIL_MAX },
};

/**
 * Returns the schemas of the named DTOs and of all nested DTOs. They are derived from the validation rules, so that
 * the document cannot contradict the gateway.
 */
export function dtoSchemas(names: Iterable<string>): Record<string, Schema> {
  const schemas: Record<string, Schema> = {};
  const open = [...names];
  for (let name = open.pop(); name; name = open.pop()) {
    const whole = wholeNameOf(name);
    const dto = DTOS.get(whole ?? name);
    const schema = SHARED[name] ?? (dto && toSchema(dto, Boolean(whole)));
    if (!schema || name in schemas) continue;
    schemas[name] = schema;
    open.push(...namesIn(schema));
  }
  return schemas;
}

/** Returns the names of the schemas that a schema refers to, including those in lists and alternatives. */
const namesIn = (schema: Schema): string[] =>
  [...JSON.stringify(schema).matchAll(REFERENCE)].map(([, name]) => name!);

const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;

/** Returns the schema of a DTO. */
export const getSchema = (dto: DtoClass<object>): Schema => toSchema(dto, false);

/** @param isPart is true for a response with selected fields, where no field is required */
function toSchema(dto: DtoClass<object>, isPart: boolean): Schema {
  const shapes = shapesOf(dto);
  const { properties = {}, required = [] } = targetConstructorToSchema(dto, {
    additionalConverters: converters,
  });
  const always = [...shapes].filter(([, { nullable }]) => nullable).map(([field]) => field);
  const fields = Object.entries(properties).map(([field, rules]) => [
    field,
    described(dto.name, field, fieldSchema(rules as Schema, shapes.get(field))),
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries(fields) as Schema,
    ...(!isPart && { required: [...new Set([...required, ...always])] }),
    // The gateway rejects requests with unknown fields, but responses can gain fields.
    ...(dto.name.endsWith('Request') && { additionalProperties: false }),
  };
}

/** Adds the Spanish description and an example to a field. A `$ref` can have both beside it. */
function described(schema: string, field: string, rules: Schema): Schema {
  const [description, shown, form] = textOf(schema, field) ?? [];
  const example = shown === undefined ? derivedExample(rules) : shown;
  return {
    ...rules,
    ...form,
    ...(description && { description }),
    ...(example !== undefined && { examples: [example] }),
  };
}

/**
 * Replaces patterns with Unicode property classes, which many tools read as plain letters. The replacement accepts
 * any text without control characters. The gateway's own rule is slightly stricter.
 */
function portable({ pattern, items, ...rules }: Schema): Schema {
  return {
    ...rules,
    ...(items !== undefined && { items: portable(items as Schema) }),
    ...(typeof pattern === 'string' && {
      pattern: pattern.includes(String.raw`\p{`) ? withoutControls(pattern) : pattern,
    }),
  };
}

/** Returns a pattern for text without control characters, of the same length. It allows newlines and tabs. */
function withoutControls(pattern: string): string {
  const [, count = '*'] = /(\{\d+,\d+\})\$$/.exec(pattern) ?? [];
  return String.raw`^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]${count}$`;
}

function fieldSchema({ nullable, ...written }: Schema, shape: FieldShape = {}): Schema {
  const rules = portable(written);
  const { of, list } = shape;
  const bounds = 'maxItems' in rules && { maxItems: rules['maxItems'] };
  const array = of && list && { type: 'array', items: refTo(of()), ...bounds };
  const schema = array || (of ? refTo(of()) : rules);
  return nullable ? orNull(schema) : schema;
}

function orNull(schema: Schema): Schema {
  const { type, enum: values } = schema;
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    type: [type, 'null'],
    ...(Array.isArray(values) && { enum: [...(values as unknown[]), null] }),
  };
}
