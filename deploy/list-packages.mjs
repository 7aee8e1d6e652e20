import { readFileSync } from 'node:fs';

// Prints by CycloneDX 1.5 which packages of npm a lockfile has that not only tests and builds take, the same each time:
//   node deploy/list-packages.mjs node_modules/.package-lock.json
// `npm sbom` refuses a folder without the packages of other workspaces, and leaves out of a lockfile what runs and
// builds alike.
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const { packages } = JSON.parse(readFileSync(process.argv[2] ?? 'package-lock.json', 'utf8'));

/** @type {Map<string, object>} by its address: a package may lie in several folders */
const components = new Map();
for (const [path, locked] of Object.entries(packages)) {
  // Our own are links, and inside the build.
  if (!path.includes('node_modules/') || locked.link || locked.dev) continue;
  const named = locked.name ?? path.replace(/^.*node_modules\//, '');
  const purl = `pkg:npm/${named.replace('@', '%40')}@${locked.version}`;
  const [algorithm, digest] = locked.integrity.split('-');
  components.set(purl, {
    ...{ type: 'library', 'bom-ref': purl, name: named, version: locked.version, purl },
    ...(locked.license && { licenses: [{ expression: locked.license }] }),
    hashes: [
      {
        alg: algorithm.replace('sha', 'SHA-'),
        content: Buffer.from(digest, 'base64').toString('hex'),
      },
    ],
  });
}
const document = {
  ...{ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 },
  metadata: { component: { type: 'application', name, version } },
  components: [...components.values()],
};
process.stdout.write(JSON.stringify(document));
