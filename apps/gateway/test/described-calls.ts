import { readDocument, type Operation } from '../src/api/openapi/read-document.mjs';
import { previewedDocument } from './previewed-document';

const CALLS = Symbol.for('cartaviva.described-calls');
const worker = globalThis as { [CALLS]?: Promise<readonly Operation[]> };

/** Returns the documented API calls. All suites of a worker share them. */
export const describedCalls = (): Promise<readonly Operation[]> =>
  (worker[CALLS] ??= previewedDocument().then((document) => readDocument(document).operations));
