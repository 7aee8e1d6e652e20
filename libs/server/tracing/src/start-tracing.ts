import { readConfig } from '@cartaviva/config';
import { traceVariables } from './config';
import { traceWith } from './spans';

let stop: (() => Promise<void>) | undefined;

/**
 * Starts tracing if the environment names a receiver. Otherwise OpenTelemetry is not even loaded. Call it before
 * creating anything that writes spans or logs.
 */
export async function startTracing(process: string): Promise<void> {
  const config = readConfig(traceVariables);
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  if (!endpoint) return;
  const { exportSpans } = await import('./export-spans');
  const tracing = exportSpans({
    process,
    endpoint,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS,
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
  });
  traceWith(tracing.tracer);
  stop = tracing.stop;
}

/** Exports the last spans, or gives up after two seconds. */
export async function stopTracing(): Promise<void> {
  traceWith(undefined);
  await stop?.();
  stop = undefined;
}
