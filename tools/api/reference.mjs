/**
 * @typedef {{ openapi: string, paths: Record<string, Record<string, any>>, components: { schemas: Record<string, any> } }} OpenApi
 */

const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;

/** A key among the ways to be known, by the scope that it needs: `apiKey.menus.write`. */
const KEY = /^apiKey\.(.+)$/;

/** @param {object} way @returns {string | undefined} `menus:write`; nothing of other ways */
const scopeOf = (way) => KEY.exec(Object.keys(way)[0] ?? '')?.[1]?.replace('.', ':');

/** A key with its scope as what it holds, which the page reads. @param {object} way */
const asKey = (way) => (scopeOf(way) ? { apiKey: [scopeOf(way)] } : way);

/** @param {{ security?: object[] }} operation */
const takesKeys = ({ security = [] }) => security.some(scopeOf);

/**
 * Of the whole interface, what programs with a key may call, and the schemas that it mentions: what the
 * site's API page is drawn from.
 * @param {OpenApi} document
 */
export function referenceOf({ paths, components }) {
  const called = Object.entries(paths).flatMap(([path, methods]) => {
    const open = Object.entries(methods).filter(([, operation]) => takesKeys(operation));
    return open.length > 0 ? [[path, Object.fromEntries(open.map(shown))]] : [];
  });
  const reference = { paths: Object.fromEntries(called), schemas: /** @type {any} */ ({}) };
  const wanted = [...namesIn(reference.paths)];
  for (let name = wanted.pop(); name; name = wanted.pop()) {
    if (name in reference.schemas) continue;
    reference.schemas[name] = components.schemas[name];
    wanted.push(...namesIn(components.schemas[name]));
  }
  return JSON.parse(JSON.stringify(sorted(reference)));
}

/** @param {[string, any]} entry without what names the code behind the call, and without refusals */
const shown = ([method, operation]) => {
  const responses = Object.fromEntries(Object.entries(operation.responses).filter(isSuccess));
  const security = operation.security.map(asKey);
  const left = { operationId: undefined, 'x-codeSamples': undefined };
  return [method, { ...operation, ...left, security, responses }];
};

/** @param {[string, unknown]} response */
const isSuccess = ([status]) => Number(status) < 300;

/** @param {unknown} part */
const namesIn = (part) => [...JSON.stringify(part).matchAll(REFERENCE)].map(([, name]) => name);

/** Schemas by name, so that the written copy differs only where the interface does. @param {any} reference */
const sorted = ({ paths, schemas }) => ({
  paths,
  schemas: Object.fromEntries(
    Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1)),
  ),
});
