import { inSpan, isRecording, SpanKind } from '@cartaviva/tracing';
import pg from 'pg';

type Query = (...args: unknown[]) => unknown;
type Called = (error: unknown, result: unknown) => void;

/**
 * Postgres client that records statements as spans. A span contains the text with placeholders but no values. A
 * statement outside of a trace, such as a poll of the outbox, creates no span.
 */
export class TracedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Promises report the errors of statements. A broken connection that fails again after its release has no other
    // listener, and the unhandled event would end the process.
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

/** Returns the text of a plain or a named statement, or undefined for a row stream. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  const { text, submit } = query as { text?: string; submit?: unknown };
  return submit === undefined ? text : undefined;
}
