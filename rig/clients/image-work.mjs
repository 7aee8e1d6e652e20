import { until } from '../../tools/engines/ports.mjs';
import { withRedis } from '../system/redis.mjs';
import { signalAll, whenReplaced } from '../system/running-processes.mjs';
import { noiseImage } from './photos.mjs';

const JOBS = '{cv-queues}:images';

/**
 * Uploads an image and confirms it until the system accepts or rejects it.
 * @param {import('../runs/run-scenario.mjs').Stage} stage
 * @param {import('../../tools/api/owner.mjs').Owner} owner
 */
export async function uploadImage({ system, ledger }, owner) {
  const { uploadURL } = await owner.call('POST', '/api/objects/upload');
  const { pathname, search } = new URL(uploadURL, system.url);
  await owner.call('PUT', pathname + search, await noiseImage());
  const objectId = /** @type {string} */ (pathname.split('/').at(-1));
  const confirm = () =>
    ledger.write(objectId, () => owner.call('PUT', '/api/item-images', { imageURL: uploadURL }));
  return {
    objectId,
    confirmed: until(
      async () => ![503, 'cut', 'none'].includes(await confirm()),
      240_000,
      'the image is neither made nor refused',
    ),
  };
}

/**
 * Kills the workers while one of them processes an image, `times` times.
 * @param {import('../system/test-system.mjs').TestSystem} system @param {number} times
 */
export const killDuringImage = (system, times) =>
  withRedis(system, async (redis) => {
    /** @type {Set<string>} lock tokens of jobs that were in progress */
    const seen = new Set();
    const isInWork = async () => {
      const ids = await redis.lrange(`${JOBS}:active`, 0, -1);
      const locks = await Promise.all(ids.map((id) => redis.get(`${JOBS}:${id}:lock`)));
      const fresh = locks.filter((lock) => lock !== null && !seen.has(lock));
      for (const lock of fresh) seen.add(`${lock}`);
      return fresh.length > 0;
    };
    for (let time = 0; time < times; time += 1) {
      await until(isInWork, 60_000, 'no worker took the image');
      await whenReplaced(system, signalAll(system, /^media-worker/, 'SIGKILL'));
    }
  });
