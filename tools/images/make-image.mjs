import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runChild } from '../engines/child-process.mjs';

function workspaces() {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const packages = /** @type {{ link?: boolean, resolved?: string }[]} */ (
    Object.values(lock.packages)
  );
  return packages.flatMap(({ link, resolved }) => (link && resolved ? [resolved] : []));
}

/**
 * Runs the stages of one image in a folder, whose previous content is deleted.
 * @param {import('./read-dockerfile.mjs').Image} image @param {string} folder
 */
export async function makeImage(image, folder) {
  rmSync(folder, { recursive: true, force: true });
  const copy = (/** @type {string} */ path) => {
    if (!existsSync(path)) throw new Error(`${path} is missing: npm run build makes it`);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(path, join(folder, path), { recursive: true });
  };
  const manifests = ['', ...workspaces()].map((workspace) => join(workspace, 'package.json'));
  const scripts = ['deploy/packages.sh', 'deploy/list-packages.mjs'];
  for (const path of [...manifests, 'package-lock.json', ...scripts]) copy(path);
  await runChild('sh', ['deploy/packages.sh', ...image.workspaces], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '' },
  });
  for (const path of image.built) copy(path);
}
