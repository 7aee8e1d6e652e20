import { startBeside } from '../../../system/process-beside.mjs';

export const title = 'A process that keeps 1.2 GB';
export const fires = ['MemoryHigh'];

/** Adds a process without the leak. @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig */
export const healthy = ({ prometheus, ...rig }) =>
  withOneMore({ prometheus, ...rig }, {}, () => prometheus.afterScrape());

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export const run = (rig, whenFiring) =>
  withOneMore(
    rig,
    { NODE_OPTIONS: '--import data:text/javascript,globalThis.held=Buffer.alloc(1200000000,1)' },
    whenFiring,
  );

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {Record<string, string>} variables @param {() => Promise<void>} work */
async function withOneMore({ system, watch }, variables, work) {
  const one = await startBeside(system, 'identity-service', variables);
  const unwatch = await watch('identity-service', one.opsUrl);
  try {
    await work();
  } finally {
    await unwatch();
    await one.stop();
  }
}
