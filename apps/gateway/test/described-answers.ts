import { readDocument, type Operation } from '@cartaviva/test-kit/fuzz/document.mjs';
import type { Answer, Call } from './client';

/** What the document of the API tells of its calls, by method and path. */
export class DescribedAnswers {
  private readonly operations: readonly (Operation & { readonly pattern: RegExp })[];

  /** @param document OpenAPI 3.1 */
  constructor(document: unknown) {
    this.operations = readDocument(document).operations.map((operation) => ({
      ...operation,
      pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    }));
  }

  /** Throws when a call of the document is answered as it does not describe. */
  require(path: string, { method, body }: Call = {}, { status, headers, text }: Answer): void {
    const asked = method ?? (body === undefined ? 'GET' : 'POST');
    const [bare = ''] = path.split('?', 1);
    const known = this.operations.filter(
      (operation) => operation.method === asked && operation.pattern.test(bare),
    );
    // `/items/all` is itself before it could be an `{itemId}`.
    const operation = known.find(({ path }) => path === bare) ?? known[0];
    const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
    const fault = operation?.fault({ status, type, text });
    if (fault) throw new Error(`${operation!.name} ${fault}`);
  }
}
