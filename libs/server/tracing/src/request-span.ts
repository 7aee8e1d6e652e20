import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { currentTracer } from './spans';

interface Arrived {
  readonly method: string;
  readonly requestId: string;
  /** `traceparent` header of the caller, if any. */
  readonly traceparent: unknown;
}

/**
 * Root span of an external request. The caller controls neither the sampling nor the trace ID. A `traceparent` of the
 * caller becomes a link to the caller's trace.
 */
export class RequestSpan {
  private readonly place: Context;

  private constructor(private readonly span: Span) {
    this.place = trace.setSpan(ROOT_CONTEXT, span);
  }

  /** Returns undefined if tracing is off. */
  static begin({ method, requestId, traceparent }: Arrived): RequestSpan | undefined {
    const attributes = { 'http.request.method': method, 'cartaviva.request_id': requestId };
    const options = { root: true, kind: SpanKind.SERVER, attributes };
    const span = currentTracer()?.startSpan(method, options, ROOT_CONTEXT);
    if (!span) return undefined;
    if (span.isRecording() && typeof traceparent === 'string') link(span, traceparent);
    return new RequestSpan(span);
  }

  get traceId(): string {
    return this.span.spanContext().traceId;
  }

  run(next: () => void): void {
    context.with(this.place, next);
  }

  /** Ends the span after the answer. `route` is a template, because an actual path would identify resources. */
  end({ method, route, status }: { method: string; route: string; status: number }): void {
    this.span.updateName(`${method} ${route}`);
    this.span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
    if (status >= 500) this.span.setStatus({ code: SpanStatusCode.ERROR });
    this.span.end();
  }
}

function link(span: Span, traceparent: string): void {
  const theirs = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, { traceparent }));
  if (theirs) span.addLink({ context: theirs });
}
