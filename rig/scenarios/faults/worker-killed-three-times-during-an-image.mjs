import assert from 'node:assert/strict';
import { until } from '../../../tools/engines/ports.mjs';
import { rows } from '../../system/database.mjs';
import { killDuringImage, uploadImage } from '../../clients/image-work.mjs';
import { mailsOf } from '../../clients/mails.mjs';
import { jobCounts } from '../../system/redis.mjs';
import { openRestaurant } from '../../clients/restaurant.mjs';

export const title =
  'Worker killed three times during an image → a failed job that an operator sees, one mail to the owner';

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run(stage) {
  const { system, ledger, did } = stage;
  const { owner, accountId, email } = await openRestaurant(system);
  const before = await jobCounts(system, 'images');
  const mailsBefore = (await mailsOf(system.inboxUrl, email, 10_000)).length;
  const [{ confirmed }] = await Promise.all([
    uploadImage(stage, owner),
    killDuringImage(system, 3),
  ]);
  await confirmed;
  const sql = `SELECT status, failure FROM media.objects WHERE account_id = $1`;
  const isFailed = async () => (await rows(system, sql, [accountId]))[0]?.status === 'failed';
  await until(isFailed, 60_000, 'the image is not failed');
  const { failed } = await jobCounts(system, 'images');
  assert.equal(failed - before.failed, 1);
  const mails = (await mailsOf(system.inboxUrl, email, 30_000)).slice(mailsBefore);
  assert.equal(mails.length, 1, 'mails to the owner');
  did(
    `both workers killed three times while one had the same image in work; mail: "${mails[0]?.subject}"`,
  );
  assert.equal(ledger.acknowledged.size, 0);
  await ledger.ask(() => owner.call('GET', '/api/storage'));
}
