import type { DescribedAnswer, Operation } from './read-document.mjs';

/** What the document of the API describes of the answers to its calls. */
export class DescribedAnswers {
  private readonly operations: readonly (Operation & { readonly pattern: RegExp })[];

  /** Names of the operations that were answered as described, and not refused. */
  private readonly answered = new Set<string>();

  constructor(operations: readonly Operation[]) {
    this.operations = operations.map((operation) => ({
      ...operation,
      pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    }));
  }

  /**
   * What of an answer is not as the document describes it: `GET /api/items/{itemId} answers 418, which
   * is not described`. Nothing when all of it is, and for calls that are not of the document.
   * @param url with or without a query
   */
  faultOf(method: string, url: string, answer: DescribedAnswer): string | undefined {
    const [bare = '', query] = url.split('?', 2);
    const isPartial = new URLSearchParams(query).has('fields');
    const known = this.operations.filter(
      (operation) => operation.method === method && operation.pattern.test(bare),
    );
    // `/items/all` is itself before it could be an `{itemId}`.
    const operation = known.find(({ path }) => path === bare) ?? known[0];
    if (!operation) return undefined;
    const fault = operation.fault({ ...answer, isPartial });
    if (!fault && answer.status < 400) this.answered.add(operation.name);
    return fault && `${operation.name} ${fault}`;
  }

  /** The operations of the document that were never answered as it describes, but for refusals. */
  unanswered(): string[] {
    return this.operations.map(({ name }) => name).filter((name) => !this.answered.has(name));
  }
}

/** The media type of a `Content-Type`, without its parameters. */
export const mediaTypeOf = (contentType = ''): string => contentType.split(';', 1)[0] ?? '';
