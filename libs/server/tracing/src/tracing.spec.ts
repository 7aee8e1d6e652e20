import { startOtlpReceiver } from '@cartaviva/rig/doubles/otlp-receiver.mjs';
import { Logger } from '@nestjs/common';
import { register } from 'prom-client';
import { exportSpans } from './export-spans';
import { RequestSpan } from './request-span';
import {
  continueTrace,
  inSpan,
  isRecording,
  SpanKind,
  traceFields,
  traceparent,
  traceWith,
} from './spans';

/** Trace of an external caller that asks to be recorded. */
const THEIRS = '4bf92f3577b34da6a3ce929d0e0e4736';
const STRANGER = `00-${THEIRS}-00f067aa0ba902b7-01`;

type Receiver = Awaited<ReturnType<typeof startOtlpReceiver>>;

/** Runs `work` in a process that records this share of requests. Resolves when all spans are exported. */
async function traced(ratio: number, work: () => Promise<void>, status = 200): Promise<Receiver> {
  const receiver = await startOtlpReceiver({ status });
  const endpoint = `${receiver.url}/`;
  const tracing = exportSpans({
    process: 'tried',
    endpoint,
    headers: 'api-key=k1,tenant=t',
    ratio,
  });
  traceWith(tracing.tracer);
  try {
    await work();
  } finally {
    traceWith(undefined);
    await tracing.stop();
    await receiver.close();
  }
  return receiver;
}

async function request(sent: string | undefined, inside: () => Promise<void>): Promise<void> {
  const arrived = { method: 'PUT', requestId: 'request-1', traceparent: sent };
  const span = RequestSpan.begin(arrived)!;
  await new Promise<void>((resolve, reject) => span.run(() => void inside().then(resolve, reject)));
  span.end({ method: 'PUT', route: '/api/items/:itemId', status: 200 });
}

const nothing = async () => undefined;

describe('a process that is traced', () => {
  it('delivers a request and what was done for it here and elsewhere as one trace', async () => {
    const { spans, headers } = await traced(1, () =>
      request(undefined, () =>
        inSpan('menus.item.update', { kind: SpanKind.CLIENT }, async () => {
          const sealed = traceparent();
          // Simulates another process, in the context in which its connection was created.
          await continueTrace(sealed, () => inSpan('images derive', {}, nothing));
        }),
      ),
    );
    const [job, call, root] = spans;
    expect(spans.map(({ process, name, kind }) => [process, name, kind])).toEqual([
      ['tried', 'images derive', 1],
      ['tried', 'menus.item.update', 3],
      ['tried', 'PUT /api/items/:itemId', 2],
    ]);
    expect([job!.parentSpanId, call!.parentSpanId]).toEqual([call!.spanId, root!.spanId]);
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
    expect(root!.parentSpanId).toBeUndefined();
    expect(root!.attributes).toMatchObject({ 'cartaviva.request_id': 'request-1' });
    expect(headers[0]).toMatchObject({ 'api-key': 'k1', tenant: 't' });
  });

  it('leads from log lines to their trace, and from no others', async () => {
    const fields: object[] = [];
    const { spans } = await traced(1, async () => {
      fields.push(traceFields());
      await request(undefined, async () => void fields.push(traceFields()));
    });
    expect(fields).toEqual([{}, { traceId: spans[0]!.traceId }]);
  });

  it('marks a failure by its code, and writes its message nowhere', async () => {
    const failed = { code: '23505', message: 'ana@ejemplo.do is taken' };
    const { spans, texts } = await traced(1, () =>
      request(undefined, () =>
        inSpan('INSERT', {}, () => Promise.reject(Object.assign(new Error(), failed))).catch(
          () => undefined,
        ),
      ),
    );
    expect(spans[0]).toMatchObject({ failed: true, attributes: { 'error.type': '23505' } });
    expect(texts.join()).not.toContain('ejemplo.do');
  });

  it('takes part in what a process of ours began, however few it begins itself', async () => {
    const { spans } = await traced(0, () =>
      continueTrace(STRANGER, () => inSpan('visits record', {}, nothing)),
    );
    expect(spans).toMatchObject([{ name: 'visits record', traceId: THEIRS }]);
  });

  it('takes what belongs to no trace out of the one under way', async () => {
    const { spans } = await traced(1, () =>
      request(undefined, () => continueTrace(undefined, () => inSpan('relay', {}, nothing))),
    );
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(2);
  });
});

describe('a traceparent from outside', () => {
  it('makes nobody write down a request that was not chosen', async () => {
    let flags: string | undefined;
    const { spans } = await traced(0, () =>
      request(STRANGER, async () => {
        expect(isRecording()).toBe(false);
        flags = traceparent()?.slice(-2);
      }),
    );
    expect([spans, flags]).toEqual([[], '00']);
  });

  it('is linked from a request that was chosen, whose trace is its own', async () => {
    const { spans } = await traced(1, () =>
      request(STRANGER, async () => expect(isRecording()).toBe(true)),
    );
    expect(spans).toMatchObject([{ links: [THEIRS] }]);
    expect(spans[0]!.traceId).not.toBe(THEIRS);
  });

  it('is left out when it is none', async () => {
    const none = `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`;
    const { spans } = await traced(1, async () => {
      for (const wrong of ['', 'x', `${STRANGER}-x`, none, 'ff'.repeat(9000)]) {
        await request(wrong, nothing);
      }
    });
    expect(spans.map(({ links }) => links)).toEqual([[], [], [], [], []]);
  });
});

describe('a receiver that refuses', () => {
  it('costs nobody anything but the spans, which are counted', async () => {
    const count = async () => {
      const { values } = await register.getSingleMetric('trace_spans_total')!.get();
      return values.find(({ labels }) => labels['outcome'] === 'lost')?.value ?? 0;
    };
    Logger.overrideLogger(false);
    const before = await count();
    await traced(1, () => request(undefined, nothing), 400);
    expect(await count()).toBe(before + 1);
  });
});

describe('a process that is not traced', () => {
  it('does its work, and writes and sends nothing', async () => {
    const arrived = { method: 'GET', requestId: 'request-1', traceparent: STRANGER };
    expect(RequestSpan.begin(arrived)).toBeUndefined();
    const done = inSpan('work', {}, async () => [traceparent(), traceFields(), isRecording()]);
    expect(await done).toEqual([undefined, {}, false]);
    expect(continueTrace(STRANGER, () => 'done')).toBe('done');
  });
});
