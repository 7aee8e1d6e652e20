import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../../tools/engines/ports.mjs';
import { logOf, whenReady } from '../../../tools/start/service-process.mjs';
import { DATA } from '../../../tools/start/settings.mjs';
import { Bucket, filesIn } from '../../engines/bucket.mjs';
import { imageTraffic, sha256 } from '../../clients/image-traffic.mjs';
import { openTwoMenus } from '../../clients/traffic.mjs';
import { tryBackups } from './s3-backups.mjs';
import { LIST_PAGE, Swift } from '../../engines/swift.mjs';
import { HAVE_IMAGES, ownPostgres, ownRedis, startSystem } from '../../engines/system.mjs';
import { query } from '../../system/database.mjs';

/** Duration of the freeze in milliseconds, longer than all timeouts of the store and its clients. */
const FROZEN_MS = 15_000;
/** Number of files for an image: every width in every format, and the link preview. */
const FILES_OF_AN_IMAGE = 13;
const FOR_EVER = 'public, max-age=31536000, immutable';
const FORMATS = ['avif', 'webp', 'jpeg'];

/**
 * Runs the system with images in a bucket of OpenStack Swift, moved there from a disk as docs/operations/storage.md
 * describes. The store fails, its key is replaced, and backups are written to it and restored from it.
 * @param {import('../../verdicts.mjs').Verdicts} verdicts
 */
export async function run(verdicts) {
  const { check } = verdicts;
  const postgres = await ownPostgres('postgres-s3');
  const redis = await ownRedis('redis-s3');
  const swift = await Swift.make('swift');
  const keys = { 'cartaviva:images': 'the-first', 'respaldos:noche': 'of-backups' };
  await swift.setKeys(keys);
  const key = { id: 'cartaviva:images', secret: keys['cartaviva:images'] };
  const bucket = new Bucket(swift.endpoint, 'imagenes', key);
  const system = await startSystem({ adminUrl: postgres.url, redis });
  const traffic = imageTraffic(await openTwoMenus(system));
  const objects = join(DATA, 'objects');
  const withImages = system.plans.filter(({ name }) => HAVE_IMAGES.has(name));
  const isDerived = async () => {
    const ids = [...traffic.images];
    const [{ count }] = await query(
      postgres.url,
      `SELECT count(*)::int AS count FROM media.objects WHERE is_derived AND id = ANY ('{${ids.join(',')}}')`,
    );
    return count === ids.length;
  };
  /** @param {string} id @param {string} accept */
  const look = (id, accept) =>
    fetch(`${system.url}/objects/${id}?w=640`, { headers: { accept: `image/${accept}` } });
  const compare = async () => {
    await until(isDerived, 120_000, 'An acknowledged image lacks sizes');
    const there = await bucket.contents();
    for (const id of traffic.images) {
      assert.equal(
        there.get(`originals/${id}`),
        traffic.sent.get(id),
        `${id} is not what was sent`,
      );
      const files = [...there.keys()].filter((path) => path.startsWith(`variants/${id}/`));
      assert.equal(files.length, FILES_OF_AN_IMAGE, `${id} has ${files.join(', ')}`);
    }
    for (const [path, digest] of there) {
      const [, id = ''] = /^(?:originals|uploads)\/(.+)/.exec(path) ?? [];
      if (traffic.sent.has(id))
        assert.equal(digest, traffic.sent.get(id), `${path} is half written`);
    }
    const some = [...traffic.images].slice(-20);
    for (const [id, format] of some.flatMap((one) => FORMATS.map((each) => [one, each]))) {
      const answer = await look(`${id}`, `${format}`);
      assert.equal(answer.headers.get('content-type'), `image/${format}`);
      assert.equal(answer.headers.get('cache-control'), FOR_EVER);
      assert.equal(sha256(await answer.bytes()), there.get(`variants/${id}/640.${format}`));
    }
    return `${traffic.images.size} acknowledged images, each there in ${FILES_OF_AN_IMAGE} files; ${there.size} objects in all`;
  };
  const health = () =>
    Promise.all(
      withImages.map(async ({ env }) => {
        const answer = await fetch(`http://127.0.0.1:${env['OPS_PORT']}/health/ready`);
        return `${answer.status} ${await answer.text()}`;
      }),
    );
  /** @param {Record<string, string>} env @param {RegExp} why */
  const saysSo = async (env, why) => {
    const from = Object.fromEntries(withImages.map((plan) => [plan.name, logSize(plan)]));
    await system.restart(env);
    const isSaid = async () => {
      const said = (await health().catch(() => [])).join('\n');
      const isRed =
        /"ready":true.*"objects":false/.test(said) &&
        /^503.*"objects":{"status":"down"/m.test(said);
      const logs = withImages.map((plan) => readFileSync(logOf(plan)).subarray(from[plan.name]));
      return isRed && logs.every((log) => why.test(log.toString()));
    };
    await until(isSaid, 60_000, 'Health and log do not say it');
    await Promise.all(withImages.filter(({ name }) => name === 'gateway').map(whenReady));
    assert.equal((await fetch(`${system.url}/menu/${traffic.pageOf}`)).status, 200);
    const [image = ''] = traffic.images;
    return `a page is answered 200, an image ${(await look(image, 'avif')).status}`;
  };
  const comeBack = async () => {
    await system.restart(bucket.env('S3_'));
    await Promise.all(withImages.map(whenReady));
  };

  try {
    traffic.start();
    await traffic.whenAnswered(Date.now());
    await check('images moved from disk to a bucket under load (storage.md)', async () => {
      const moment = Date.now();
      await bucket.aws('mb', bucket.url);
      const except = ['--exclude', '.incoming/*', '--only-show-errors'];
      await bucket.aws('sync', objects, bucket.url, ...except).catch(onlyUploadsAreGone);
      await traffic.stop();
      const copied = traffic.notice(moment);
      await system.stop('media-worker');
      await bucket.aws('sync', objects, bucket.url, ...except, '--delete');
      const there = await bucket.contents();
      assert.deepEqual(sorted(there), sorted(filesIn(objects)));
      assert.ok(there.size > 3 * LIST_PAGE, `${there.size} objects show nothing of lists`);
      await comeBack();
      return `${there.size} objects, meanwhile ${copied}`;
    });
    traffic.start();
    await traffic.whenAnswered(Date.now());
    await check('the object server killed under load (SIGKILL)', () =>
      traffic.during(async () => {
        swift.signal('object', 'SIGKILL');
        await swift.stop('object');
        await until(() => hasFailed(traffic.ledger), 20_000, 'Nobody noticed');
        await swift.start('object');
      }),
    );
    for (const part of /** @type {const} */ (['object', 'proxy'])) {
      await check(`the ${part} server frozen under load (SIGSTOP for ${FROZEN_MS / 1000} s)`, () =>
        traffic.during(async () => {
          const frozenAt = Date.now();
          swift.signal(part, 'SIGSTOP');
          await until(() => Date.now() - frozenAt > FROZEN_MS, FROZEN_MS + 1000, '');
          swift.signal(part, 'SIGCONT');
        }),
      );
    }
    await traffic.stop();
    await check('no acknowledged image lost, none half written, served as it is', compare);
    await check('a key replaced by a second one, then the first ended (secrets.md)', async () => {
      const [id, secret] = ['cartaviva:images2', 'the-second'];
      await swift.setKeys({ ...keys, [id]: secret });
      const first = bucket.key;
      bucket.key = { id, secret };
      await comeBack();
      await swift.setKeys({ 'respaldos:noche': keys['respaldos:noche'], [id]: secret });
      const old = new Bucket(swift.endpoint, bucket.name, first);
      await assert.rejects(old.aws('ls', old.url), /SignatureDoesNotMatch|InvalidAccessKeyId/);
      return compare();
    });
    await check('a wrong secret is said by health and log, and pages come', () =>
      saysSo({ S3_SECRET_ACCESS_KEY: 'a-guess' }, /imagenes refuses/),
    );
    await check('a missing bucket is said by health and log, and pages come', () =>
      saysSo({ ...bucket.env('S3_'), S3_BUCKET: 'ninguno' }, /ninguno refuses: NoSuchBucket/),
    );
    await check('an image that nobody shows is deleted from the bucket, no other', async () => {
      const [gone = ''] = traffic.images;
      await query(
        postgres.url,
        `UPDATE media.objects SET unreferenced_since = now() - interval '2 days' WHERE id = '${gone}'`,
      );
      await comeBack();
      const rows = () => query(postgres.url, `SELECT FROM media.objects WHERE id = '${gone}'`);
      await until(async () => (await rows()).length === 0, 60_000, 'It is still there');
      assert.equal((await look(gone, 'avif')).status, 404);
      traffic.images.delete(gone);
      const left = [...(await bucket.contents()).keys()].filter((path) => path.includes(gone));
      assert.deepEqual(left, []);
      return compare();
    });
    await tryBackups(verdicts, { system, bucket, postgres, traffic, compare });
  } finally {
    await traffic.stop();
    await system.close();
    await swift.close();
    await redis.stop();
    await postgres.stop();
  }
}

/**
 * An upload may finish after it was listed and before it is read, so only such errors are allowed.
 * @param {Error} error error of `aws`
 */
function onlyUploadsAreGone(error) {
  const failed = error.message.split('\n').filter((line) => /failed: /.test(line));
  assert.ok(failed.length > 0, error);
  for (const line of failed) assert.match(line, /\/uploads\/.*No such file or directory/);
}

/** @param {Map<string, string>} files */
const sorted = (files) => [...files].sort();

/** @param {import('../../../tools/start/processes.mjs').ProcessPlan} plan */
const logSize = (plan) => readFileSync(logOf(plan)).length;

/** @param {import('../../ledger.mjs').Ledger} ledger */
const hasFailed = ({ answers }) =>
  ['image', 'send'].every((kind) =>
    answers.slice(-50).some((one) => one.kind === kind && one.outcome !== 200),
  );
