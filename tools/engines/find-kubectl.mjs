import { execFileSync } from 'node:child_process';

/**
 * This machine's kubectl, when it is one that renders what deploy/kubernetes says: Debian 12 has one of
 * 2021, whose Kustomize knows no patches with targets, so that nothing is installed here.
 * @returns {string | undefined}
 */
export function findKubectl() {
  try {
    const text = execFileSync('kubectl', ['version', '--client', '--output=json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const { kustomizeVersion = 'v0' } = JSON.parse(text);
    return Number.parseInt(kustomizeVersion.slice(1), 10) >= 5 ? 'kubectl' : undefined;
  } catch {
    return undefined;
  }
}
