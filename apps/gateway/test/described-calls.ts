import { readDocument, type Operation } from '../src/api/openapi/read-document.mjs';
import { previewedDocument } from './previewed-document';

const CALLS = Symbol.for('cartaviva.described-calls');
const worker = globalThis as { [CALLS]?: Promise<readonly Operation[]> };

/** The calls of the API as its document tells them: the same in all suites, and read once by their worker. */
export const describedCalls = (): Promise<readonly Operation[]> =>
  (worker[CALLS] ??= previewedDocument().then((document) => readDocument(document).operations));
