import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOtlpReceiver } from '../../doubles/otlp-receiver.mjs';
import { fuzzSystem, startWatchedSystem } from '../fuzz/fuzz-system.mjs';
import { backupDrill } from './backup-drill.mjs';
import { Checks } from '../../verdict/check.mjs';
import { mainJob } from './main-job.mjs';
import { oneTrace } from './one-trace.mjs';
import { endings, nothingLeft, processes } from './processes.mjs';
import { imageStarts } from './image.mjs';
import { refusals } from './refusals.mjs';
import { replacedSecrets } from './replaced-secrets.mjs';
import { rolling } from './rolling.mjs';
import { shortFaults } from './short-faults.mjs';
import { slowConnections } from './slow-connections.mjs';

/** Everything that is checked on a system of its own, opened once. */
export async function smoke() {
  const checks = new Checks();
  const { check } = checks;
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
  checks.add(await fuzzSystem(system));
  receiver.forget();
  await mainJob(system, check, { traces: receiver });
  await oneTrace(system, receiver.spans, check);
  secrets.secondStep();
  await rolling(system, check);
  await slowConnections(system, check);
  await shortFaults(system, check);
  await processes(system, check);
  await check('Ctrl-C closes everything cleanly', async () => {
    assert.equal(await system.close(), 0);
    await receiver.close();
    await nothingLeft(data);
  });
  await refusals(check);
  await Promise.all([backupDrill(data, check), endings(check), imageStarts(check)]);
  rmSync(data, { recursive: true });
  return checks;
}
