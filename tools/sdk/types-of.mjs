import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const BLOB = ts.factory.createTypeReferenceNode('Blob');

/**
 * Leaves out the examples of bodies, which a schema's own fields have already.
 * @this {any} @param {string} name @param {unknown} value
 */
function withoutExamples(name, value) {
  return name === 'example' && 'schema' in this && !('in' in this) ? undefined : value;
}

/**
 * The TypeScript types of an OpenAPI document: its paths and schemas. Files are `Blob`.
 * @param {unknown} document
 */
export async function typesOf(document) {
  const types = await openapiTypes(JSON.parse(JSON.stringify(document, withoutExamples)), {
    transform: ({ format }) => (format === 'binary' ? BLOB : undefined),
  });
  return `// \`npm run sdk\` writes this file.\n\n${astToString(types)}`;
}
