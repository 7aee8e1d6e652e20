import { until } from '../../../../tools/engines/ports.mjs';
import { startOtlpReceiver } from '../../../doubles/otlp-receiver.mjs';
import { startBeside } from '../../../system/process-beside.mjs';
import { keepAsking } from '../../../clients/clients.mjs';

export const title = 'The receiver of traces down while requests are traced';
export const fires = ['TracesLost'];
export const isApart = true;

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run({ system, prometheus, watch }, whenFiring) {
  const receiver = await startOtlpReceiver();
  const gateway = await startBeside(system, 'gateway', {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_TRACES_SAMPLER_ARG: '1',
  });
  const unwatch = await watch('gateway', gateway.opsUrl);
  const ask = () => fetch(`${gateway.url}/api/plans`).then((response) => response.text());
  const clients = keepAsking({ ask }, 500);
  try {
    const arrive = async () => {
      const arrived = await prometheus.query('sum(trace_spans_total{outcome="delivered"})');
      return receiver.spans.length > 0 && arrived > 0;
    };
    await until(arrive, 30_000, 'no span arrives while the receiver is there');
    await receiver.close();
    await whenFiring();
  } finally {
    await clients.stop();
    await unwatch();
    await gateway.stop();
  }
}
