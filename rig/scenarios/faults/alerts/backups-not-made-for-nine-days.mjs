import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { clockShifted } from '../../../system/fake-time.mjs';
import { backUp } from '../../../system/backups.mjs';

export const title = 'The newest backup, and the last that was read, is of nine days ago';
export const fires = ['BackupOld', 'BackupUnverified'];
export const isApart = true;

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig */
export const healthy = ({ system: { data }, prometheus: { metrics } }) =>
  backUp(data, ['create', 'verify'], { metrics, backups: join(data, 'backups') });

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run(rig, whenFiring) {
  const { data } = rig.system;
  const { metrics } = rig.prometheus;
  // A backup is of the moment that its database says: of a machine whose clock is behind.
  const machine = join(data, 'nine-days-ago');
  mkdirSync(machine);
  copyFileSync(join(data, 'backup-key'), join(machine, 'backup-key'));
  const clock = await clockShifted('-9d');
  await backUp(machine, ['restore'], { metrics, backups: join(data, 'backups'), clock });
  const backups = join(machine, 'backups');
  await backUp(machine, ['create', 'verify'], { metrics, backups, clock });
  await whenFiring();
  await healthy(rig);
}
