import assert from 'node:assert/strict';
import { runChild } from '../../../tools/engines/child-process.mjs';
import { built } from '../../../tools/start/processes.mjs';
import { Bucket } from '../../engines/bucket.mjs';
import { ownRedis, startSystem } from '../../engines/system.mjs';

const DAY_MS = 86_400_000;
const OLD_BACKUPS = 5;
const STAYING_DAYS = 3;

/**
 * Backs up a system with images in a bucket to the bucket of another account. Creates, reads, and expires backups,
 * and restores one after everything is lost.
 * @param {import('../../verdicts.mjs').Verdicts} verdicts
 * @param {object} tried
 * @param {Awaited<ReturnType<typeof startSystem>>} tried.system
 * @param {Bucket} tried.bucket bucket of the images
 * @param {{ url: string }} tried.postgres
 * @param {import('../../clients/image-traffic.mjs').ImageTraffic} tried.traffic
 * @param {() => Promise<string>} tried.compare
 */
export async function tryBackups({ check }, { system, bucket, postgres, traffic, compare }) {
  const key = { id: 'respaldos:noche', secret: 'of-backups' };
  const backups = new Bucket(bucket.endpoint, 'respaldos', key);
  await backups.aws('mb', backups.url);
  const newKey = await backUp(['new-key'], {});
  const [recipient = '', identity = ''] = newKey.match(/(?<==)\S+/g) ?? [];
  const env = {
    ...{ DATABASE_ADMIN_URL: postgres.url, ...bucket.env('S3_'), ...backups.env('BACKUP_S3_') },
    ...{ BACKUP_RECIPIENT: recipient, BACKUP_IDENTITY: identity },
    ...{ BACKUP_KEEP_WEEKS: '0', BACKUP_KEEP_MONTHS: '0', BACKUP_KEEP_DAYS: String(STAYING_DAYS) },
  };
  let first = '';
  await check('a backup from one bucket into the other, read to its end', async () => {
    const written = await backUp(['create'], env);
    [first = ''] = /backups\/\S+age/.exec(written) ?? [];
    const verified = await backUp(['verify'], env);
    assert.match(verified, /whole, \d+ rows and \d+ images/);
    return `${written.trim()}; ${verified.trim()}`;
  });
  await check('the key of the images opens no backup', async () => {
    const others = new Bucket(bucket.endpoint, backups.name, bucket.key);
    await assert.rejects(others.aws('ls', others.url), /NoSuchBucket|AccessDenied/);
  });
  await check(
    `the backups of ${STAYING_DAYS} days stay, and all of the last 48 hours`,
    async () => {
      for (let days = 1; days <= OLD_BACKUPS; days += 1) {
        const stamp = new Date(Date.now() - days * DAY_MS).toISOString();
        const name = stamp
          .replace(/\.\d+Z$/, 'z')
          .replaceAll(':', '')
          .toLowerCase();
        await backups.aws('cp', `s3://respaldos/${first}`, `s3://respaldos/backups/${name}.age`);
      }
      const deleted = (await backUp(['create'], env)).match(/deleted, of/g) ?? [];
      const left = (await backUp(['list'], env)).trim().split('\n');
      // Today has two backups.
      assert.equal(left.length, STAYING_DAYS + 1, left.join('\n'));
      return `${deleted.length} deleted`;
    },
  );
  await check('everything lost: restored into an empty bucket and database', async () => {
    await system.close();
    await bucket.aws('rm', bucket.url, '--recursive', '--only-show-errors');
    assert.equal((await bucket.contents()).size, 0);
    const restored = await backUp(['restore', '--replace'], env);
    const redis = await ownRedis('redis-restored');
    const again = await startSystem({ adminUrl: postgres.url, redis, bucket: bucket.env('S3_') });
    try {
      assert.equal((await fetch(`${again.url}/menu/${traffic.pageOf}`)).status, 200);
      return `${restored.trim()}; ${await compare()}`;
    } finally {
      await again.close();
      await redis.stop();
    }
  });
  await check('a wrong secret of the bucket is said by the backup', () =>
    assert.rejects(
      backUp(['create'], { ...env, BACKUP_S3_SECRET_ACCESS_KEY: 'a guess' }),
      /The bucket respaldos refuses/,
    ),
  );
}

/** @param {string[]} args @param {Record<string, string>} env */
const backUp = (args, env) =>
  runChild(process.execPath, [built('backup', 'main'), ...args], {
    // Disables a warning of the AWS SDK about the Node version, which would add a line to the output.
    env: { ...process.env, ...env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
  });
