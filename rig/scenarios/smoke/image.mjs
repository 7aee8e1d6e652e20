import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeImage } from '../../../tools/images/make-image.mjs';
import { readDockerfile } from '../../../tools/images/read-dockerfile.mjs';
import { startOf, unresolvedIn } from '../../../tools/images/try-image.mjs';
import { fastTemporaryFolder } from '../../suites/temporary-folder.mjs';

/** The one with most in it: every frontend, and a server with them. */
const NAME = 'gateway';

/**
 * An image is made by the steps of deploy/Dockerfile, has every package that it imports, and starts as another user
 * who may write nothing. `npm run images -- --check` does this with all of them.
 * @param {import('../../verdicts.mjs').Verdicts['check']} check
 */
export const imageStarts = (check) =>
  check(`the image of ${NAME} has all that it needs, and starts`, async () => {
    const image = readDockerfile().find(({ name }) => name === NAME);
    assert.ok(image);
    // As another user, it must reach what is in it.
    const folder = mkdtempSync(join(fastTemporaryFolder(), 'cartaviva-image-'));
    chmodSync(folder, 0o755);
    try {
      const path = join(folder, NAME);
      await makeImage(image, path);
      assert.deepEqual([...unresolvedIn(path), ...(await startOf(image, path))], []);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
