import { readFileSync } from 'node:fs';

/**
 * Image of a process in deploy/Dockerfile.
 * @typedef {object} Image
 * @property {string} name
 * @property {string[]} workspaces  workspaces whose packages are installed
 * @property {string[]} built       paths copied from the build
 * @property {string[]} args        arguments of Node at start
 */

const STAGE = /^FROM (\S+) AS (\S+)$/;
const PACKAGES = /^RUN sh deploy\/packages\.sh (.+)$/;
const BUILT = /^COPY --from=build \/app\/(\S+) (\S+)$/;
const ARGS = /^(ENTRYPOINT|CMD) (\[.*\])$/;

/** @returns {Image[]} */
export function readDockerfile(text = readFileSync('deploy/Dockerfile', 'utf8')) {
  const stages = text.split(/^(?=FROM )/m).filter((stage) => stage.startsWith('FROM '));
  /** @type {Map<string, string[]>} */
  const packages = new Map();
  /** @type {Image[]} */
  const images = [];
  for (const stage of stages) {
    const lines = stage.split('\n');
    const [, parent, name = ''] = STAGE.exec(lines[0] ?? '') ?? [];
    const [, workspaces = ''] = find(lines, PACKAGES) ?? [];
    packages.set(name, workspaces.split(' '));
    if (parent !== 'process') continue;
    images.push({
      name,
      workspaces: packages.get(`${name}-packages`) ?? [],
      built: lines.flatMap((line) => BUILT.exec(line)?.[1] ?? []),
      args: lines.flatMap((line) => argsOf(line)),
    });
  }
  return images;
}

/** @param {string[]} lines @param {RegExp} pattern */
const find = (lines, pattern) =>
  lines.map((line) => pattern.exec(line)).find((match) => match !== null);

/** @param {string} line @returns {string[]} arguments without Node and its options */
function argsOf(line) {
  const [, , list = '[]'] = ARGS.exec(line) ?? [];
  const args = /** @type {string[]} */ (JSON.parse(list));
  return args.filter((arg) => arg !== 'node' && arg !== '--enable-source-maps');
}
