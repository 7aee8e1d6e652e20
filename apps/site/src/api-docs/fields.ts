import { resolved, type Schema } from './operation';

export interface Field {
  /** Name of the field. A field within a list is `sizes[].name`. */
  readonly name: string;
  /** Type and limits in Spanish: `texto · hasta 120 caracteres`. */
  readonly kind: string;
  readonly required: boolean;
  readonly text?: string | undefined;
  /** Example as JSON. */
  readonly example?: string | undefined;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'texto',
  integer: 'número entero',
  number: 'número',
  boolean: 'true o false',
  object: 'objeto',
};
const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'uuid',
  'date-time': 'fecha y hora (ISO 8601)',
  url: 'dirección web',
  binary: 'archivo',
};

const typesOf = ({ type }: Schema) => [type ?? []].flat().filter((one) => one !== 'null');
const isNullable = ({ type }: Schema) => [type].flat().includes('null');

/** Describes the type and limits of a value in Spanish. */
export function kindOf(written: Schema): string {
  const schema = resolved(written);
  const [type] = typesOf(schema);
  if (type === 'array') return `lista de ${kindOf(schema.items ?? {})}`;
  const values = schema.enum?.filter((value) => value !== null);
  const rules = [
    values
      ? values.join(', ')
      : (FORMATS[schema.format ?? ''] ?? KINDS[type ?? 'object'] ?? 'texto'),
    schema.maxLength && `hasta ${schema.maxLength} caracteres`,
    schema.minimum !== undefined && `desde ${schema.minimum}`,
    schema.maximum !== undefined && `hasta ${schema.maximum}`,
    schema.default !== undefined && `si no se envía, ${schema.default}`,
    isNullable(schema) && 'o null',
  ];
  return rules.filter(Boolean).join(' · ');
}

/** Returns the fields of an object, each followed by the fields nested in it. */
export function fieldsOf(written: Schema, prefix = ''): readonly Field[] {
  const schema = resolved(written);
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, field]) => [
    {
      name: prefix + name,
      kind: kindOf(field),
      required: required.includes(name),
      ...saidOf(resolved(field)),
    },
    ...within(`${prefix}${name}`, field),
  ]);
}

export function saidOf({
  description,
  example,
  examples,
}: Schema): Pick<Field, 'text' | 'example'> {
  const value = example ?? examples?.[0];
  return {
    ...(description && { text: description }),
    ...(value !== undefined && typeof value !== 'object' && { example: JSON.stringify(value) }),
  };
}

function within(name: string, written: Schema): readonly Field[] {
  const schema = resolved(written);
  return schema.items
    ? fieldsOf(schema.items, `${name}[].`)
    : schema.properties
      ? fieldsOf(schema, `${name}.`)
      : [];
}
