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
  /** The caller's own `traceparent`, if there was one. */
  readonly traceparent: unknown;
}

/**
 * The first span of a trace: a request from outside. Who sends one neither chooses whether it is written
 * down nor which trace it belongs to; a `traceparent` of theirs becomes a link from ours to theirs.
 */
export class RequestSpan {
  private readonly place: Context;

  private constructor(private readonly span: Span) {
    this.place = trace.setSpan(ROOT_CONTEXT, span);
  }

  /** Nothing in a process that is not traced. */
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

  /** Goes on with the request inside of its span. */
  run(next: () => void): void {
    context.with(this.place, next);
  }

  /** The answer is out. `route` is a template: an address would name somebody's things. */
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
