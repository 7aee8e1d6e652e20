/**
 * The test that runs, its `beforeEach` and `afterEach` included; undefined outside of tests. It comes from
 * `rig/jest/worker-realm-environment.mjs`.
 */
export const runningTest = (): object | undefined =>
  (globalThis as { runningTest?: object | undefined }).runningTest;
