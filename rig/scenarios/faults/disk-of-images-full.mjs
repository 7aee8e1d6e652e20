import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from '../../../tools/engines/child-process.mjs';
import { startBeside } from '../../system/process-beside.mjs';
import { openRestaurant } from '../../clients/restaurant.mjs';

export const title =
  'The disk of images full → 507, the next request answered; with room again, the same upload is taken';

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run({ system, ledger, did }) {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-full-disk-'));
  await runChild('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
  const gateway = await startBeside(system, 'gateway-1', { OBJECTS_DIR: folder });
  try {
    const { owner } = await openRestaurant(system);
    const upload = async () => {
      const { uploadURL } = await owner.call('POST', '/api/objects/upload');
      const { pathname, search } = new URL(uploadURL, system.url);
      const image = new Blob([new Uint8Array(4_000_000)], { type: 'image/jpeg' });
      return ledger.ask(() => owner.call('PUT', gateway.url + pathname + search, image));
    };
    const next = () => ledger.ask(() => owner.call('GET', `${gateway.url}/api/menus`));
    for (let time = 0; time < 3; time += 1) {
      assert.equal(await upload(), 507);
      assert.equal(await next(), 200);
    }
    await runChild('mount', ['-o', 'remount,size=8m', folder]);
    assert.equal(await upload(), 200);
    did('three uploads of 4 MB to a disk of 2 MB, one to the same disk with 8 MB');
    ledger.requireAnswersWithin(5000);
  } finally {
    await gateway.stop();
    await runChild('umount', [folder]);
    rmSync(folder, { recursive: true });
  }
}
