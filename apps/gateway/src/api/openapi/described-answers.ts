import type { DescribedAnswer, Operation } from './read-document.mjs';

export class DescribedAnswers {
  private readonly operations: readonly (Operation & { readonly pattern: RegExp })[];

  /** Names of the operations that returned a successful response as documented. */
  private readonly answered = new Set<string>();

  constructor(operations: readonly Operation[]) {
    this.operations = operations.map((operation) => ({
      ...operation,
      pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    }));
  }

  /**
   * Returns how a response differs from the document: `GET /api/items/{itemId} answers 418, which is not described`.
   * Returns undefined if it matches, or if the document does not contain the call.
   * @param url with or without a query
   */
  faultOf(method: string, url: string, answer: DescribedAnswer): string | undefined {
    const [bare = '', query] = url.split('?', 2);
    const isPartial = new URLSearchParams(query).has('fields');
    const known = this.operations.filter(
      (operation) => operation.method === method && operation.pattern.test(bare),
    );
    // The exact path `/items/all` takes precedence over `/items/{itemId}`.
    const operation = known.find(({ path }) => path === bare) ?? known[0];
    if (!operation) return undefined;
    const fault = operation.fault({ ...answer, isPartial });
    if (!fault && answer.status < 400) this.answered.add(operation.name);
    return fault && `${operation.name} ${fault}`;
  }

  /** Returns the documented operations that never returned a successful response as documented. */
  unanswered(): string[] {
    return this.operations.map(({ name }) => name).filter((name) => !this.answered.has(name));
  }
}

export const mediaTypeOf = (contentType = ''): string => contentType.split(';', 1)[0] ?? '';
