import fc from 'fast-check';

/** @typedef {import('../../../apps/gateway/src/api/openapi/read-document.mjs').Schema} Schema */

const FORMATS = {
  uuid: fc.uuid({ version: 4 }),
  'date-time': fc.constant('2031-01-02T03:04:05.000Z'),
  date: fc.constant('2031-01-02'),
  uri: fc.integer({ min: 0, max: 1e9 }).map((number) => `https://fuzz-${number}.example/`),
  email: fc.integer({ min: 0, max: 1e9 }).map((number) => `fuzz-${number}@ejemplo.do`),
};
/** Number of elements in a list without a maximum. */
const MAX_ELEMENTS = 2;

/**
 * Generates values that follow a schema, with every optional field.
 * @param {Schema} written @param {(schema: Schema) => Schema} resolve
 * @returns {fc.Arbitrary<any>}
 */
export function valuesOf(written, resolve) {
  const schema = resolve(written);
  const { format, anyOf, oneOf } = schema;
  const [first] = (anyOf ?? oneOf ?? []).filter(
    (/** @type {Schema} */ { type }) => type !== 'null',
  );
  if (first) return valuesOf(first, resolve);
  if (schema['enum']) {
    return fc.constantFrom(
      ...schema['enum'].filter((/** @type {unknown} */ value) => value !== null),
    );
  }
  const known = FORMATS[/** @type {keyof typeof FORMATS} */ (format)];
  if (known) return known;
  switch ([schema['type']].flat()[0]) {
    case 'object': {
      const fields = Object.entries(schema['properties'] ?? {});
      return fc.record(
        Object.fromEntries(
          fields.map(([name, field]) => [name, valuesOf(/** @type {Schema} */ (field), resolve)]),
        ),
      );
    }
    case 'array':
      return fc.uniqueArray(valuesOf(schema['items'] ?? {}, resolve), {
        minLength: 1,
        maxLength: Math.min(MAX_ELEMENTS, schema['maxItems'] ?? MAX_ELEMENTS),
        selector: (value) => JSON.stringify(value),
      });
    case 'integer':
    case 'number':
      return fc.integer({ min: schema['minimum'] ?? 0, max: schema['maximum'] ?? 1000 });
    case 'boolean':
      return fc.boolean();
    default:
      return texts(schema);
  }
}

/** @param {Schema} schema */
function texts({ pattern, minLength = 4, maxLength = 12 }) {
  // A pattern that only excludes characters is unsuitable for generating texts.
  if (pattern && !pattern.startsWith('^[^')) return fc.stringMatching(new RegExp(pattern));
  const shortest = Math.max(1, minLength);
  return fc.stringMatching(
    new RegExp(`^[A-Za-z]{${shortest},${Math.max(shortest, Math.min(maxLength, 12))}}$`),
  );
}

/** Returns one value, which is the same for the same seed. @param {fc.Arbitrary<any>} values @param {number} seed */
export const sampleOf = (values, seed) => fc.sample(values, { seed, numRuns: 1 })[0];
