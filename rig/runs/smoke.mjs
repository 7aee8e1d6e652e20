import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOtlpReceiver } from '../doubles/otlp-receiver.mjs';
import { fuzzSystem, startWatchedSystem } from '../scenarios/fuzz/fuzz-system.mjs';
import { backupDrill } from '../scenarios/smoke/backup-drill.mjs';
import { mainJob } from '../scenarios/smoke/main-job.mjs';
import { oneTrace } from '../scenarios/smoke/one-trace.mjs';
import { endings, nothingLeft, processes } from '../scenarios/smoke/processes.mjs';
import { imageStarts } from '../scenarios/smoke/image.mjs';
import { refusals } from '../scenarios/smoke/refusals.mjs';
import { replacedSecrets } from '../scenarios/smoke/replaced-secrets.mjs';
import { rolling } from '../scenarios/smoke/rolling.mjs';
import { shortFaults } from '../scenarios/smoke/short-faults.mjs';
import { slowConnections } from '../scenarios/smoke/slow-connections.mjs';

export const title = 'Smoke';
export const about =
  'the system opened with the one command, sent hostile input, used as an owner and a diner would, restarted under load, its engines broken, and closed.';

/** @type {import('./scenarios.mjs').Run} */
export async function run({ verdicts }) {
  const { check } = verdicts;
  const data = mkdtempSync(join(tmpdir(), 'cartaviva-smoke-'));
  const secrets = replacedSecrets(data);
  const receiver = await startOtlpReceiver();
  const system = await startWatchedSystem({
    args: ['--replicas', '2'],
    sample: true,
    env: {
      ...secrets.env,
      DRAIN_SECONDS: '3',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_TRACES_SAMPLER_ARG: '1',
    },
    data,
  });
  console.log(`  open after ${(system.openedInMs / 1000).toFixed(1)} s`);
  verdicts.add(await fuzzSystem(system));
  receiver.forget();
  await mainJob(system, check, { traces: receiver });
  await oneTrace(system, receiver.spans, check);
  secrets.secondStep();
  await rolling(system, check);
  await slowConnections(system, check);
  await shortFaults(system, verdicts);
  await processes(system, check);
  await check('Ctrl-C closes everything cleanly', async () => {
    assert.equal(await system.close(), 0);
    await receiver.close();
    await nothingLeft(data);
  });
  await refusals(check);
  await Promise.all([backupDrill(data, check), endings(check), imageStarts(check)]);
  rmSync(data, { recursive: true });
}
