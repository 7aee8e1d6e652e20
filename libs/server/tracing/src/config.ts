import { webUrl, z } from '@cartaviva/config';

export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional().meta({
    description: 'Receiver of spans, by OTLP over HTTP as JSON: `http://jaeger:4318`.',
    otherwise: 'nothing is traced',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional().meta({
    description: 'What the receiver wants to see with each delivery: `api-key=…,tenant=…`.',
    isSecret: true,
  }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.1)
    .describe('The part of all requests that is traced, from 0 to 1.'),
};
