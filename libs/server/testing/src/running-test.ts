/**
 * Returns the running test, including its `beforeEach` and `afterEach`, or undefined outside of tests.
 * `rig/jest/worker-realm-environment.mjs` provides it.
 */
export const runningTest = (): object | undefined =>
  (globalThis as { runningTest?: object | undefined }).runningTest;
