import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { clockShifted } from '../../../system/fake-time.mjs';
import { backUp } from '../../../system/backups.mjs';

export const title = 'The newest backup, and the last that was read, is of nine days ago';
export const fires = ['BackupOld', 'BackupUnverified'];
export const isApart = true;

/** @param {Pick<import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage, 'system' | 'prometheus'>} rig */
export const healthy = ({ system: { data }, prometheus: { metrics } }) =>
  backUpAndVerify(data, { BACKUP_METRICS_DIR: metrics, BACKUP_DIR: join(data, 'backups') });

/** @param {string} data @param {Record<string, string>} env */
async function backUpAndVerify(data, env) {
  for (const command of ['create', 'verify']) await backUp(data, [command], env);
}

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run(rig, whenFiring) {
  const { data } = rig.system;
  // A backup contains the time of its database, so it is created on a machine whose clock is nine days behind.
  const machine = join(data, 'nine-days-ago');
  mkdirSync(machine);
  copyFileSync(join(data, 'backup-key'), join(machine, 'backup-key'));
  const env = {
    ...(await clockShifted('-9d')),
    ...{ BACKUP_METRICS_DIR: rig.prometheus.metrics, BACKUP_DIR: join(data, 'backups') },
  };
  await backUp(machine, ['restore'], env);
  await backUpAndVerify(machine, { ...env, BACKUP_DIR: join(machine, 'backups') });
  await whenFiring();
  await healthy(rig);
}
