import assert from 'node:assert/strict';
import { until } from '../../../tools/engines/ports.mjs';
import { rows } from '../../system/database.mjs';
import { pidsOf } from '../../system/running-processes.mjs';
import { forEach } from '../../clients/clients.mjs';
import { watchMemory } from '../../figures/process.mjs';
import { noiseImage } from '../../clients/photos.mjs';
import { queuedJobs } from '../../system/redis.mjs';
import { openRestaurant } from '../../clients/restaurant.mjs';

export const title =
  '20 uploads of 10 MB at once → memory of the gateway grows under 100 MB, no worker has more than 512 MB, each image is made once';

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run({ system, ledger, did }) {
  const { owner, accountId } = await openRestaurant(system);
  const image = await noiseImage();
  assert.ok(image.size > 9_000_000 && image.size <= 10_485_760, `${image.size} bytes`);
  const memory = watchMemory(pidsOf(system, /^(gateway-1|media-worker-\d)$/));
  /** @type {string[]} */
  const uploads = [];
  const tickets = Array.from({ length: 20 });
  await forEach(tickets, 5, async () => {
    uploads.push((await owner.call('POST', '/api/objects/upload')).uploadURL);
  });
  await forEach(uploads, 20, async (uploadURL) => {
    const { pathname, search } = new URL(uploadURL, system.url);
    await ledger.ask(() => owner.call('PUT', pathname + search, image));
  });
  ledger.requireOutcomes(200);
  await forEach(uploads, 20, async (uploadURL) => {
    const id = /** @type {string} */ (new URL(uploadURL, system.url).pathname.split('/').at(-1));
    const confirm = () =>
      ledger.write(id, () => owner.call('PUT', '/api/item-images', { imageURL: uploadURL }));
    await until(async () => (await confirm()) === 200, 120_000, 'an image is not ready');
  });
  await until(async () => (await queuedJobs(system, 'images')) === 0, 240_000, 'images wait');
  const seen = memory.stop();
  const gateway = seen['gateway-1'] ?? { first: NaN, most: NaN };
  const workers = Object.entries(seen).filter(([name]) => /^media/.test(name));
  const most = workers.map(([, each]) => Math.round(each.most / 1e6));
  const grown = Math.round((gateway.most - gateway.first) / 1e6);
  did(
    `20 uploads of ${(image.size / 1e6).toFixed(1)} MB at once through one gateway, which grew by ${grown} MB; workers had ${most.join(' and ')} MB at most`,
  );
  assert.ok(grown < 100, 'the gateway grew too much');
  assert.ok(
    most.every((each) => each < 512),
    'a worker has too much',
  );
  ledger.requireOutcomes(200, 503);
  const sql = `SELECT id FROM media.objects WHERE account_id = $1 AND status = 'ready' AND is_derived`;
  ledger.compare((await rows(system, sql, [accountId])).map(({ id }) => id));
}
