import { rmSync } from 'node:fs';

export default async function enginesDown() {
  const { folder, postgres, redis } = /** @type {any} */ (globalThis).testEngines;
  await Promise.all([postgres.stop(), redis.stop()]);
  rmSync(folder, { recursive: true, force: true });
}
