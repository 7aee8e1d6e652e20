import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeImage } from '../../../tools/images/make-image.mjs';
import { readDockerfile } from '../../../tools/images/read-dockerfile.mjs';
import { startOf, unresolvedIn } from '../../../tools/images/try-image.mjs';
import { fastTemporaryFolder } from '../../suites/temporary-folder.mjs';

/** Largest image, which contains every frontend and a server. */
const NAME = 'gateway';

/**
 * Creates an image by the steps of deploy/Dockerfile, checks that it has every package that it imports, and starts it
 * as another user without write access. `npm run images -- --check` does this for all images.
 * @param {import('../../verdicts.mjs').Verdicts['check']} check
 */
export const imageStarts = (check) =>
  check(`the image of ${NAME} has all that it needs, and starts`, async () => {
    const image = readDockerfile().find(({ name }) => name === NAME);
    assert.ok(image);
    // The other user must be able to reach the contents.
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
