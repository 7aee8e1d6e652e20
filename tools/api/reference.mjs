/**
 * @typedef {{ openapi: string, paths: Record<string, Record<string, any>>, tags?: object[], components: { schemas: Record<string, any> } & Record<string, any> }} OpenApi
 */

const REFERENCE = /"#\/components\/schemas\/([\w.-]+)"/g;

const PART = /^#\/components\/schemas\/Partial/;

/**
 * Reduces the OpenAPI document for programs to the successful answers of its calls and to the schemas that those
 * mention. The site's API page is rendered from it.
 * @param {OpenApi} document
 */
export function referenceOf({ paths, components, tags = [] }) {
  const called = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(shownWith(components))),
  ]);
  const reference = { tags, paths: Object.fromEntries(called), schemas: /** @type {any} */ ({}) };
  const wanted = [...namesIn(reference.paths)];
  for (let name = wanted.pop(); name; name = wanted.pop()) {
    if (name in reference.schemas) continue;
    reference.schemas[name] = components.schemas[name];
    wanted.push(...namesIn(components.schemas[name]));
  }
  return JSON.parse(JSON.stringify(sorted(reference)));
}

/**
 * Removes error responses and samples, which the page writes itself, and resolves every reference except those to
 * schemas.
 * @param {Record<string, any>} components
 */
const shownWith =
  (components) =>
  /** @param {[string, any]} entry */
  ([method, operation]) => {
    const responses = Object.fromEntries(Object.entries(operation.responses).filter(isSuccess));
    const shown = { ...operation, 'x-codeSamples': undefined, responses };
    return [method, withParts(shown, components)];
  };

/** @param {any} part @param {Record<string, any>} components @returns {any} */
function withParts(part, components) {
  if (Array.isArray(part)) return part.map((one) => withParts(one, components));
  if (typeof part !== 'object' || part === null) return part;
  if (part.anyOf) return withParts(withoutParts(part), components);
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(part.$ref ?? '') ?? [];
  if (kind && kind !== 'schemas') return withParts(components[kind][name], components);
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, withParts(value, components)]),
  );
}

/**
 * Removes the variants of a response that contain only the requested fields.
 * @param {{ anyOf: any[] }} schema
 */
function withoutParts({ anyOf, ...schema }) {
  const whole = anyOf.filter(({ $ref = '' }) => !PART.test($ref));
  return whole.length > 1 ? { ...schema, oneOf: whole } : { ...schema, ...whole[0] };
}

/** @param {[string, unknown]} response */
const isSuccess = ([status]) => Number(status) < 300;

/** @param {unknown} part */
const namesIn = (part) => [...JSON.stringify(part).matchAll(REFERENCE)].map(([, name]) => name);

/** Sorts schemas by name, so that the written file differs only where the API differs. @param {any} reference */
const sorted = ({ tags, paths, schemas }) => ({
  tags,
  paths,
  schemas: Object.fromEntries(
    Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1)),
  ),
});
