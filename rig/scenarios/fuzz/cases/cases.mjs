import { sampleOf, valuesOf } from '../valid.mjs';
import { addressCases } from './addresses.mjs';
import { bodyCases } from './bodies.mjs';
import { HEADER_CASES } from './headers.mjs';

/** @typedef {import('../../../../apps/gateway/src/api/openapi/read-document.mjs').Operation} Operation */
/** @typedef {import('../../../../apps/gateway/src/api/openapi/read-document.mjs').Schema} Schema */
/** @typedef {import('../../../clients/send.mjs').Call & { what: string }} Case */

const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * Creates the cases for an operation and the `control` with which they are compared.
 * @param {Operation} operation
 * @param {object} context
 * @param {(schema: Schema) => Schema} context.resolve
 * @param {(operation: Operation, parameter: string) => string} context.valueOf value of a path parameter
 * @param {(body: any) => any} context.ownBody turns a body that follows its schema into one that succeeds
 * @param {number} context.seed
 * @returns {{ control: Case, cases: readonly Case[] }}
 */
export function casesOf(operation, { resolve, valueOf, ownBody, seed }) {
  const { method, path, body, bodyType } = operation;
  const pathWith = (/** @type {Record<string, string>} */ changed = {}) =>
    path.replace(/\{(\w+)\}/g, (_, name) => changed[name] ?? valueOf(operation, name));
  const valid = body && ownBody(sampleOf(valuesOf(body, resolve), seed));
  const content = body ? { headers: JSON_TYPE, body: JSON.stringify(valid) } : bytesFor(bodyType);
  /** @type {Case} */
  const control = { what: 'control', method, path: pathWith(), ...content };
  const cases = [
    ...addressCases(operation, pathWith).map((one) => ({ ...control, ...one })),
    ...HEADER_CASES.map(({ what, headers }) => ({
      ...control,
      what,
      headers: { ...control.headers, ...headers },
    })),
    ...(body
      ? bodyCases(body, valid, { resolve, seed }).map((one) => ({ ...control, ...one }))
      : []),
  ];
  return { control, cases };
}

const FORM = [
  '--limite',
  'content-disposition: form-data; name="file"; filename="plato.png"',
  'content-type: image/png',
  '',
  'no image',
  '--limite--',
  '',
].join('\r\n');

/** @param {string | undefined} bodyType */
function bytesFor(bodyType) {
  if (bodyType === 'multipart/form-data') {
    return { headers: { 'content-type': `${bodyType}; boundary=limite` }, body: FORM };
  }
  return (
    bodyType && {
      headers: { 'content-type': bodyType.replace('*', 'png') },
      body: 'name,price\nMangú,250\n',
    }
  );
}
