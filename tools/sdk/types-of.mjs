import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const BLOB = ts.factory.createTypeReferenceNode('Blob');

/**
 * The TypeScript types of an OpenAPI document: its paths and schemas. Files are `Blob`.
 * @param {unknown} document
 */
export async function typesOf(document) {
  const types = await openapiTypes(/** @type {any} */ (structuredClone(document)), {
    transform: ({ format }) => (format === 'binary' ? BLOB : undefined),
  });
  return `// \`npm run sdk\` writes this file.\n\n${astToString(types)}`;
}
