import { backupDrill } from '../smoke/backup-drill.mjs';

export const title =
  'Backup → everything lost → restore → counts and checksums equal, onto newer tables too';
export const needsClosed = true;

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run({ system, did }) {
  await backupDrill(system.data, async (promise, work) => {
    await work();
    did(promise);
  });
}
