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

/** Every span of the process is this tracer's from now on; without one, each function here costs nothing. */
export function traceWith(started: Tracer | undefined): void {
  tracer = started;
}

/** Whether this process writes spans at all. */
export const isTraced = (): boolean => tracer !== undefined;

/** The process's tracer; nothing in a process that is not traced. */
export const currentTracer = (): Tracer | undefined => tracer;

interface SpanOptions {
  readonly kind?: SpanKind;
  /** Nothing that a person wrote or is known by: names of our own, codes and counts. */
  readonly attributes?: Attributes;
}

/** Does `work` in a span below the one under way, or in a new trace when there is none. */
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

/** Whether what happens now is part of a trace that was chosen to be written down. */
export const isRecording = (): boolean => trace.getActiveSpan()?.isRecording() ?? false;

/** Marks a span as failed by the error's code. Its message may hold an address, or a row's values. */
export function failSpan(span: Span, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: unknown };
  span.setAttribute('error.type', String(code ?? name ?? typeof error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/**
 * Where we are, as W3C Trace Context writes it into a header: `00-{trace}-{span}-{flags}`. Nothing where
 * nothing is traced. It travels inside what we seal: whoever reads it may believe its flags.
 */
export function traceparent(): string | undefined {
  if (!tracer) return undefined;
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier['traceparent'];
}

/**
 * Does `work` as a part of the trace that `parent` names; without one, as a part of none: what was under
 * way when a connection, a timer or a batch was made has nothing to do with it.
 */
export function continueTrace<Result>(parent: string | undefined, work: () => Result): Result {
  if (!tracer) return work();
  return context.with(propagation.extract(ROOT_CONTEXT, { traceparent: parent }), work);
}

/** Fields of a log line that lead from it to its trace. */
export function traceFields(): { traceId?: string } {
  const span = trace.getActiveSpan();
  return span ? { traceId: span.spanContext().traceId } : {};
}
