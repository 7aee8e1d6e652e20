import { inSpan, isRecording, SpanKind } from '@cartaviva/tracing';
import pg from 'pg';

type Query = (...args: unknown[]) => unknown;
type Called = (error: unknown, result: unknown) => void;

/**
 * A connection to Postgres whose statements are spans of the trace that they are part of: the text, which has
 * places for values, and never a value. What is part of none, such as a look into the outbox, leaves none.
 */
export class TracedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Who waits for a statement is told by its promise. A connection that fails once more, after it was given
    // back as broken, has no other listener, and the process would end.
    this.on('error', () => undefined);
  }

  override query = ((...args: unknown[]): unknown => {
    const query = (...given: unknown[]) => (super.query as Query)(...given);
    const text = textOf(args[0]);
    if (text === undefined || !isRecording()) return query(...args);
    const options = {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
    };
    const name = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
    const called = args.at(-1);
    if (typeof called !== 'function') {
      return inSpan(name, options, () => query(...args) as Promise<unknown>);
    }
    const asked = inSpan(
      name,
      options,
      () =>
        new Promise((resolve, reject) =>
          query(...args.slice(0, -1), (error: unknown, result: unknown) =>
            error ? reject(error as Error) : resolve(result),
          ),
        ),
    );
    asked.then(
      (result) => (called as Called)(null, result),
      (error: unknown) => (called as Called)(error, undefined),
    );
    return undefined;
  }) as pg.Client['query'];
}

/** Of a text, or of a statement with a name; a stream of rows is neither. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  const { text, submit } = query as { text?: string; submit?: unknown };
  return submit === undefined ? text : undefined;
}
