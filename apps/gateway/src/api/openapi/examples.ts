export type Schema = Readonly<Record<string, unknown>>;

type Schemas = Readonly<Record<string, Schema>>;

const UUID = '3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4';
const FORMATS: Readonly<Record<string, string>> = {
  uuid: UUID,
  'date-time': '2026-11-23T14:30:00.000Z',
  email: 'carmen@ejemplo.do',
};

/** Fields that a request example shows if all fields together would be invalid or would hide the important ones. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  CreateMenuRequest: ['name', 'restaurantName', 'description', 'phone', 'currency', 'themeColor'],
  UpdateMenuRequest: ['name', 'isPublished'],
  CreateItemRequest: ['name', 'description', 'price', 'categoryId', 'dietaryTags', 'extras'],
  UpdateItemRequest: ['price', 'isAvailable'],
  VerifyEmailRequest: ['email', 'code'],
  ResetPasswordRequest: ['email', 'code', 'password'],
  DeleteAccountRequest: ['password'],
  UpdateProfileRequest: ['firstName', 'lastName', 'country'],
  RecordVisitRequest: ['menuId', 'visitorId', 'source', 'language'],
};

/** Returns an example that the rules of a schema imply, or undefined if they imply none. */
export function derivedExample({ enum: values, format, type, items }: Schema): unknown {
  const [kind] = [type].flat();
  if (Array.isArray(values)) return (values as unknown[]).find((value) => value !== null);
  if (typeof format === 'string' && format in FORMATS) return FORMATS[format];
  if (kind === 'boolean') return true;
  if (kind !== 'array' || !items) return undefined;
  const one = derivedExample(items as Schema);
  return one === undefined ? undefined : [one];
}

/** Builds an example of a schema from the examples of its fields. */
export function exampleOf(schema: Schema, schemas: Schemas, name = ''): unknown {
  const { examples, $ref, anyOf, oneOf, items, properties } = schema;
  if (Array.isArray(examples)) return (examples as unknown[])[0];
  if (typeof $ref === 'string') {
    const named = $ref.split('/').at(-1)!;
    return exampleOf(schemas[named] ?? {}, schemas, named);
  }
  const [choice] = [(anyOf ?? oneOf ?? []) as Schema[]].flat();
  if (choice) return exampleOf(choice, schemas);
  const derived = derivedExample(schema);
  if (derived !== undefined) return derived;
  if (items) return [exampleOf(items as Schema, schemas)];
  if (!properties) return undefined;
  const shown = SHOWN[name];
  const fields = Object.entries(properties as Schemas).filter(
    ([field]) => !shown || shown.includes(field),
  );
  return Object.fromEntries(fields.map(([field, inner]) => [field, exampleOf(inner, schemas)]));
}
