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

/** Schemas of values that are no DTO. Fields refer to them, so that clients have one type for all. */
const SHARED: Readonly<Record<string, Schema>> = {
  TranslatedTexts: TRANSLATED_TEXTS,
  Translations: {
    type: 'object',
    properties: Object.fromEntries(OTHER_LANGUAGE_CODES.map((code) => [code, TEXTS_IN_LANGUAGE])),
  },
};

const converters: Converters = {
  // A condition that lets null pass unchecked says that the field may be cleared.
  [ValidationTypes.CONDITIONAL_VALIDATION]: ({ constraints, propertyName }) => {
    const applies = constraints[0] as (dto: object, value: unknown) => boolean;
    return applies({ [propertyName]: null }, null) ? {} : { nullable: true };
  },
  [ValidationTypes.NESTED_VALIDATION]: {},
  // What these say, the shape of the field says already.
  isListOfObjects: {},
  isPlainObject: {},
  isTextsByLanguage: refTo({ name: 'Translations' }),
  isNumberRows: { type: 'array', items: { type: 'array', items: { type: 'number' } } },
  maxUnits: {},
  isOpeningHours: {},
  isIanaTimeZone: {},
  // Their defaults take an integer for any number.
  [MIN]: ({ constraints }) => ({ minimum: constraints[0] as number }),
  [MAX]: ({ constraints }) => ({ maximum: constraints[0] as number }),
  [IS_URL]: { type: 'string', format: 'uri' },
  isIso8601: { type: 'string', format: 'date-time' },
  isEmail: { type: 'string', format: 'email', maxLength: EMAIL_MAX },
};

/**
 * The schemas of the named DTOs and of all that they hold, read from the very rules that check
 * them: the document cannot say anything else than the gateway does.
 */
export function dtoSchemas(names: Iterable<string>): Record<string, Schema> {
  const schemas: Record<string, Schema> = {};
  const open = [...names];
  for (let name = open.pop(); name; name = open.pop()) {
    const whole = wholeNameOf(name);
    const dto = DTOS.get(whole ?? name);
    const schema = SHARED[name] ?? (dto && schemaOf(dto, Boolean(whole)));
    if (!schema || name in schemas) continue;
    schemas[name] = schema;
    open.push(...namesIn(schema));
  }
  return schemas;
}

/** The schemas that the fields of a schema refer to, in lists and beside null, too. */
const namesIn = (schema: Schema): string[] =>
  [...JSON.stringify(schema).matchAll(REFERENCE)].map(([, name]) => name!);

const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;

/** @param isPart whether an answer may have any of its fields alone */
function schemaOf(dto: DtoClass<object>, isPart: boolean): Schema {
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
    // A request with other fields is refused; a reply may grow.
    ...(dto.name.endsWith('Request') && { additionalProperties: false }),
  };
}

/** What integrators read of the field, and an example, which a `$ref` has of its own. */
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
 * A pattern without classes of characters by their properties, which many tools read as mere letters: what
 * passes it is text without control characters, of which the gateway asks a little more.
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

/** As many characters as the pattern takes; new lines and tabs are among them. */
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
