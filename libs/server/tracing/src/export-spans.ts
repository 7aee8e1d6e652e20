import { context, propagation, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseKeyPairsIntoRecord, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import { setTimeout as pause } from 'node:timers/promises';
import { CountedExporter } from './counted-exporter';

interface Exporting {
  readonly process: string;
  /** Base address of an OTLP receiver, without `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: string | undefined;
  /** Share of new traces that are recorded, from 0 to 1. A continued trace keeps the decision of its parent. */
  readonly ratio: number;
}

/** Timeout for the receiver, in milliseconds. Rejected spans are lost. */
const EXPORT_TIMEOUT_MS = 5000;
const STOP_TIMEOUT_MS = 2000;
/** Maximum length of a statement in characters. Longer ones are cut. */
const MAX_TEXT = 2000;

/** Exports spans in batches, at most five seconds after the first span of a batch ended. */
export function exportSpans({ process, endpoint, headers = '', ratio }: Exporting): {
  tracer: Tracer;
  stop: () => Promise<void>;
} {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: parseKeyPairsIntoRecord(headers),
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.namespace': 'cartaviva',
      'service.name': process,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanLimits: { attributeValueLengthLimit: MAX_TEXT },
    spanProcessors: [new BatchSpanProcessor({ exporter: new CountedExporter(exporter) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return {
    tracer: provider.getTracer('cartaviva'),
    stop: async () => {
      const late = pause(STOP_TIMEOUT_MS, undefined, { ref: false });
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      context.disable();
      propagation.disable();
    },
  };
}
