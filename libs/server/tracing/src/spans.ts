import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
  type Tracer,
} from '@opentelemetry/api';

export { SpanKind };

let tracer: Tracer | undefined;

/** Sets the tracer for all spans of the process. Without one, the functions here cost nothing. */
export function traceWith(started: Tracer | undefined): void {
  tracer = started;
}

export const isTraced = (): boolean => tracer !== undefined;

/** Returns the tracer of the process, or undefined if tracing is off. */
export const currentTracer = (): Tracer | undefined => tracer;

interface SpanOptions {
  readonly kind?: SpanKind;
  /** Internal names, codes and counts. Attributes must not contain texts or identifiers of persons. */
  readonly attributes?: Attributes;
}

/** Runs `work` in a child span of the current span, or in a new trace if there is none. */
export function inSpan<Result>(
  name: string,
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracer) return work();
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      failSpan(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Is true if the current code belongs to a recorded trace. */
export const isRecording = (): boolean => trace.getActiveSpan()?.isRecording() ?? false;

/** Marks a span as failed with the error's code. The message may contain an address or the values of a row. */
export function failSpan(span: Span, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: unknown };
  span.setAttribute('error.type', String(code ?? name ?? typeof error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/**
 * Returns the current position in W3C Trace Context: `00-{trace}-{span}-{flags}`. Returns undefined if tracing is
 * off. It travels inside sealed messages, so that readers can trust its flags.
 */
export function traceparent(): string | undefined {
  if (!tracer) return undefined;
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier['traceparent'];
}

/**
 * Runs `work` in the trace that `parent` names, or in no trace without one. The trace that was active when a
 * connection, a timer or a batch was created does not apply.
 */
export function continueTrace<Result>(parent: string | undefined, work: () => Result): Result {
  if (!tracer) return work();
  return context.with(propagation.extract(ROOT_CONTEXT, { traceparent: parent }), work);
}

/** Log fields that link a line to its trace. */
export function traceFields(): { traceId?: string } {
  const span = trace.getActiveSpan();
  return span ? { traceId: span.spanContext().traceId } : {};
}
