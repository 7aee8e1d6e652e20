import { sampleOf, valuesOf } from '../valid.mjs';
import { LARGE_BYTES, rawValuesOf, SHAPES, SHORT_TEXTS, SMALL_BYTES, textsOf } from './hostile.mjs';

/** @typedef {import('../../../../apps/gateway/src/api/openapi/read-document.mjs').Schema} Schema */
/** @typedef {{ what: string, body: string }} BodyCase */
/** Path of a value in a body. @typedef {readonly (string | number)[]} Way */

/** Lists of at least this length hold whole menus. */
const LONG_LIST = 100;
const HERE = '\u0001here\u0001';

/**
 * Creates JSON bodies in which each field in turn takes every hostile value.
 * @param {Schema} schema @param {any} valid body of a successful request
 * @param {{ resolve: (schema: Schema) => Schema, seed: number }} context
 * @returns {BodyCase[]}
 */
export function bodyCases(schema, valid, { resolve, seed }) {
  const fields = fieldsOf(schema, valid, resolve);
  const isLarge = fields.some(({ schema: { maxItems = 0 } }) => maxItems >= LONG_LIST);
  const bytes = isLarge ? LARGE_BYTES : SMALL_BYTES;
  return [
    ...wholeBodies(valid, bytes),
    ...fields.flatMap((field) => fieldCases(valid, field, bytes, { resolve, seed })),
  ];
}

/** @param {any} valid @param {number} bytes @returns {BodyCase[]} */
function wholeBodies(valid, bytes) {
  const many = (/** @type {number} */ count) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, 1]));
  const json = JSON.stringify(valid);
  const raw = Object.entries(rawValuesOf(bytes)).map(([what, body]) => ({ what, body }));
  const shapes = Object.entries(SHAPES).map(([what, value]) => ({
    what,
    body: JSON.stringify(value),
  }));
  return [
    { what: 'as it should be', body: json },
    { what: 'nothing', body: '' },
    { what: 'blanks', body: ' '.repeat(bytes) },
    { what: 'cut off', body: json.slice(0, -1) },
    { what: 'with something after it', body: `${json}${json}` },
    { what: 'with a byte order mark', body: `\ufeff${json}` },
    { what: 'with an own prototype', body: `{"__proto__":{"isAdmin":true},${json.slice(1)}` },
    { what: '900 unknown fields', body: JSON.stringify({ ...valid, ...many(900) }) },
    { what: '8,500 unknown fields', body: JSON.stringify({ ...valid, ...many(8500) }) },
    {
      what: 'a field of a long name',
      body: JSON.stringify({ ...valid, ['x'.repeat(bytes - json.length - 100)]: 1 }),
    },
    ...raw,
    ...shapes,
  ];
}

/** @param {any} valid @param {{ way: Way, schema: Schema }} field @param {number} bytes @param {{ resolve: (schema: Schema) => Schema, seed: number }} context @returns {BodyCase[]} */
function fieldCases(valid, { way, schema }, bytes, { resolve, seed }) {
  const at = way.join('.');
  const withValue = (/** @type {unknown} */ value) => JSON.stringify(replaced(valid, way, value));
  const withRaw = (/** @type {string} */ raw) =>
    withValue(HERE).replace(JSON.stringify(HERE), () => raw);
  const type = [schema['type']].flat()[0];
  const values = {
    ...SHAPES,
    ...(type === 'string' && { ...textsOf(bytes - 1000), ...SHORT_TEXTS }),
    ...(type === 'array' && listsOf(schema, bytes, { resolve, seed })),
  };
  return [
    ...Object.entries(values).map(([what, value]) => ({
      what: `${at}: ${what}`,
      body: withValue(value),
    })),
    ...Object.entries(rawValuesOf(bytes - 1000)).map(([what, raw]) => ({
      what: `${at}: ${what}`,
      body: withRaw(raw),
    })),
  ];
}

/**
 * Long lists of valid and of invalid elements.
 * @param {Schema} schema @param {number} bytes @param {{ resolve: (schema: Schema) => Schema, seed: number }} context
 */
function listsOf({ items = {}, maxItems = 1000 }, bytes, { resolve, seed }) {
  const many = (/** @type {unknown} */ value) =>
    Array(Math.floor(bytes / (JSON.stringify(value).length + 1))).fill(value);
  const elements = valuesOf(items, resolve);
  const valid = Array.from({ length: maxItems }, (_, index) => sampleOf(elements, seed + index));
  const one = valid[0];
  const marked =
    resolve(items)['properties'] &&
    Object.fromEntries(
      Object.entries(one).map(([name, value]) => [
        name,
        typeof value === 'string' ? textsOf(3900)['letters of thirty marks'] : value,
      ]),
    );
  return {
    'many empty objects': many({}),
    'many empty lists': many([]),
    'many numbers': many(1),
    'many times the same': many(one),
    'a list in a list': [[one]],
    'an object for a list': { ...[one] },
    'as many as may be': within(valid, bytes),
    'one too many': [...valid, one],
    ...(marked && { 'many with long marked texts': many(marked) }),
  };
}

/** Takes as many elements as fit. @param {unknown[]} elements @param {number} bytes */
function within(elements, bytes) {
  let left = bytes;
  return elements.filter((element) => (left -= Buffer.byteLength(JSON.stringify(element)) + 1) > 0);
}

/**
 * Lists every field of a value, including those of nested objects.
 * @param {Schema} written
 * @param {any} value
 * @param {(schema: Schema) => Schema} resolve
 * @param {Way} way
 * @returns {{ way: Way, schema: Schema }[]}
 */
function fieldsOf(written, value, resolve, way = []) {
  const { properties = {}, items } = resolve(written);
  const own = Object.entries(properties).map(([name, schema]) => ({
    name,
    schema: resolve(/** @type {Schema} */ (schema)),
  }));
  return [
    ...own.flatMap(({ name, schema }) => [
      { way: [...way, name], schema },
      ...fieldsOf(schema, value?.[name], resolve, [...way, name]),
    ]),
    ...(items ? fieldsOf(items, value?.[0], resolve, [...way, 0]) : []),
  ];
}

/** @param {any} valid @param {Way} way @param {unknown} value */
function replaced(valid, way, value) {
  const copy = structuredClone(valid);
  const last = way.at(-1);
  const parent = way.slice(0, -1).reduce((at, name) => at[name], copy);
  parent[/** @type {string} */ (last)] = value;
  return copy;
}
