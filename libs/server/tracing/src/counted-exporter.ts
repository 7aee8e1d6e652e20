import { Logger } from '@nestjs/common';
import { ExportResultCode, type ExportResult } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { Counter } from 'prom-client';

const spans = new Counter({
  name: 'trace_spans_total',
  help: 'Spans by whether the receiver of traces took them: delivered, or lost',
  labelNames: ['outcome'] as const,
});

/** Counts exported spans, and logs once when the receiver fails and once when it recovers. */
export class CountedExporter implements SpanExporter {
  private readonly logger = new Logger('Traces');
  private isFailing = false;

  constructor(private readonly exporter: SpanExporter) {}

  export(batch: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.exporter.export(batch, (result) => {
      const isDelivered = result.code === ExportResultCode.SUCCESS;
      spans.inc({ outcome: isDelivered ? 'delivered' : 'lost' }, batch.length);
      this.sayOnce(isDelivered, result.error);
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  private sayOnce(isDelivered: boolean, error: Error | undefined): void {
    if (isDelivered === !this.isFailing) return;
    this.isFailing = !isDelivered;
    if (isDelivered) this.logger.log('Spans arrive again');
    else this.logger.warn(`Spans are lost: ${error?.message ?? 'no answer'}`);
  }
}
