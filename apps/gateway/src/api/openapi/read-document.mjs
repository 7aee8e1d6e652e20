import { Ajv2020 } from 'ajv/dist/2020.js';

/** @typedef {Record<string, any>} Schema JSON Schema of the document */

/**
 * A response to compare with the document.
 * @typedef {object} DescribedAnswer
 * @property {number} status
 * @property {string} type media type without its parameters, '' without a body
 * @property {string} text text of the body
 * @property {Readonly<Record<string, unknown>>} [headers] keyed by lower-case names; not checked if omitted
 * @property {boolean} [isPartial] is true if the request had `fields`, so that the response can be partial
 * @property {boolean} [isRepeat] is true for a replayed response; a long one is replayed without its body
 */

/**
 * A call of the API, as documented.
 * @typedef {object} Operation
 * @property {string} name `PUT /api/items/{itemId}`
 * @property {string} method
 * @property {string} path with its parameters in braces
 * @property {readonly { name: string, in: string }[]} parameters
 * @property {Schema} [body] schema of a JSON body
 * @property {string} [bodyType] media type of a body that is not JSON
 * @property {(answer: DescribedAnswer) => string | undefined} fault
 * returns how a response differs from the document
 */

const ID = 'api';
const WHOLE_ID = 'api-whole';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const escaped = (/** @type {string} */ part) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** @param {any} document OpenAPI 3.1 */
export function readDocument(document) {
  // Linters check the document itself. This code only reads the parts that responses need.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
  const added = new Set();
  const add = (/** @type {string} */ id) => {
    if (added.has(id)) return;
    added.add(id);
    ajv.addSchema({ ...(id === ID ? closed(document) : whole(closed(document))), $id: id });
  };
  /** @type {Map<string, import('ajv').ValidateFunction>} */
  const validators = new Map();
  const validator = (/** @type {string} */ id, /** @type {string[]} */ ...way) => {
    const $ref = `${id}#/${way.map(escaped).join('/')}`;
    add(id);
    const known = validators.get($ref) ?? ajv.compile({ $ref });
    validators.set($ref, known);
    return known;
  };

  /** @param {Schema} schema @returns {Schema} */
  const resolve = ({ $ref, ...schema }) =>
    $ref
      ? $ref
          .slice(2)
          .split('/')
          .reduce((/** @type {any} */ at, /** @type {string} */ part) => at[part], document)
      : schema;

  /** @type {Operation[]} */
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => method in /** @type {object} */ (methods)).map((method) => {
      const operation = /** @type {any} */ (methods)[method];
      const [bodyType] = Object.keys(operation.requestBody?.content ?? {});
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters: (operation.parameters ?? []).map(resolve),
        body: operation.requestBody?.content['application/json']?.schema,
        ...(bodyType && { bodyType }),
        fault: faultsIn(operation.responses, path, method),
      };
    }),
  );

  /** @param {Record<string, Schema>} responses @param {string} path @param {string} method */
  function faultsIn(responses, path, method) {
    return (/** @type {DescribedAnswer} */ answer) => {
      const { status, type, text, isPartial, isRepeat, headers: sent } = answer;
      const described = responses[status];
      if (!described) return `answers ${status}, which is not described`;
      const { content, headers = {} } = resolve(described);
      const wrong = sent && wrongHeader(headers, sent);
      if (wrong) return `answers ${status} ${wrong}`;
      if (isRepeat && text === '' && 'Idempotency-Replayed' in headers) return undefined;
      if (!content) return text === '' ? undefined : `answers ${status} with a body`;
      const [known] = Object.keys(content).filter((known) => matches(type, known));
      if (!known) return `answers ${status} as ${type || 'nothing'}, which is not described`;
      if (!/json/.test(known)) return undefined;
      const way = described['$ref']
        ? described['$ref'].slice(2).split('/')
        : ['paths', path, method, 'responses', String(status)];
      const id = isPartial ? ID : WHOLE_ID;
      const valid = validator(id, ...way, 'content', known, 'schema');
      const json = parsed(text);
      if (!valid(json)) return `answers ${status} with ${ajv.errorsText(valid.errors)}`;
      const isDescribed = isDescribedProblem(content[known].examples, json);
      return isDescribed
        ? undefined
        : `answers ${status} with ${json.type}, which is not described`;
    };
  }

  /**
   * Returns how the sent headers differ from the document: a required header is missing or is malformed.
   * @param {Record<string, Schema>} described @param {Readonly<Record<string, unknown>>} sent
   */
  function wrongHeader(described, sent) {
    for (const [name, written] of Object.entries(described)) {
      const { required, schema } = resolve(written);
      const value = sent[name.toLowerCase()];
      if (value === undefined && required) return `without ${name}`;
      if (value !== undefined && schema?.type === 'integer' && !/^\d+$/.test(String(value))) {
        return `with ${name}: ${String(value)}`;
      }
    }
    return undefined;
  }
  return { operations, resolve };
}

/**
 * Returns true if the error code is among those documented for its status. Each code has an example.
 * @param {Record<string, Schema> | undefined} examples keyed by code @param {any} json
 */
function isDescribedProblem(examples, json) {
  if (!examples || !/^urn:/.test(json?.type)) return true;
  const code = json.type.split(':').at(-1).replaceAll('-', '_').toUpperCase();
  return code in examples;
}

/**
 * Returns the document with closed schemas, so that fields missing from a schema are reported.
 * @param {any} part @returns {any}
 */
function closed(part) {
  if (Array.isArray(part)) return part.map(closed);
  if (!part || typeof part !== 'object') return part;
  const entries = Object.entries(part).map(([name, inner]) => [name, closed(inner)]);
  const isClosed = part.type === 'object' && part.properties && !part.allOf;
  return { ...(isClosed && { additionalProperties: false }), ...Object.fromEntries(entries) };
}

/**
 * Returns the document without the partial schemas.
 * @param {any} part @returns {any}
 */
function whole(part) {
  if (Array.isArray(part)) return part.filter((one) => !PART.test(one?.$ref)).map(whole);
  if (!part || typeof part !== 'object') return part;
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, whole(inner)]));
}

const PART = /^#\/components\/schemas\/Partial/;

/** @param {string} type @param {string} known can be a range such as `image/*` */
const matches = (type, known) =>
  known.endsWith('/*') ? type.startsWith(known.slice(0, -1)) : type === known;

/** @param {string} text @returns {unknown} undefined if the text is not JSON */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
