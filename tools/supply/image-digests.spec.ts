import { readFileSync } from 'node:fs';

/** Matches an image with a version, which people read, and a digest, which identifies the bytes. */
const PINNED = /^[a-z/-]+:v?\d+\.\d+(?:\.\d+)?(?:-[a-z]+)*@sha256:[0-9a-f]{64}$/;

const compose = readFileSync('docker-compose.yml', 'utf8');
const images = [...compose.matchAll(/^ {4}image: (\S+)$/gm)].map(([, image = '']) => image);
const [, node = ''] = /^ARG NODE=(\S+)$/m.exec(readFileSync('deploy/Dockerfile', 'utf8')) ?? [];
const others = [node, ...images.filter((image) => !image.startsWith('cartaviva/'))];

it('knows every image that is not made here', () => {
  expect(others.map((image) => image.replace(/:.*/s, '')).sort()).toEqual([
    'caddy',
    'grafana/grafana',
    'jaegertracing/jaeger',
    'node',
    'postgres',
    'prom/node-exporter',
    'prom/prometheus',
    'redis',
  ]);
});

it.each(others)('%s is pinned by version and digest', (image) => {
  expect(image).toMatch(PINNED);
});

it.each([
  'redis:7-bookworm',
  'redis:7.4.11-bookworm',
  `redis@sha256:${'0'.repeat(64)}`,
  `redis:latest@sha256:${'0'.repeat(64)}`,
])('%s would not be', (image) => {
  expect(image).not.toMatch(PINNED);
});

it('no stage of ours begins with another image', () => {
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
  const bases = [...dockerfile.matchAll(/^FROM (\S+) AS (\S+)$/gm)];
  const stages = bases.map(([, , stage]) => stage);
  expect(stages.length).toBeGreaterThan(10);
  for (const [, base] of bases) expect(['${NODE}', ...stages]).toContain(base);
});
