import { whileHeld } from '../../../system/database.mjs';

export const title = 'The table of scheduled changes locked by a session that nobody ends';
export const fires = ['ChoreLate', 'ChoreFails'];

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export const run = ({ system }, whenFiring) =>
  whileHeld(
    system,
    'BEGIN; LOCK TABLE menus.scheduled_changes IN ACCESS EXCLUSIVE MODE',
    whenFiring,
  );
