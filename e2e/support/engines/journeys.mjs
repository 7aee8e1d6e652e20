/** Journeys whose result may depend on the engine. They run in all engines on every commit. */
const PER_ENGINE = [
  'diner-order',
  'diner-reading',
  'grid-and-drag',
  'live-preview',
  'offline',
  'photo-upload',
  'sign-in',
];

/** Journeys of programs, which do not depend on the engine, and journeys that only Chromium's driver supports. */
const CHROMIUM_ONLY = [
  'api-docs',
  'integrator',
  'sdk',
  'diner-first-screen',
  'diner-visit',
  'kitchen-offline',
];

const fileOf = (/** @type {string} */ name) => `<rootDir>/e2e/${name}.e2e-spec.ts`;

/**
 * Selects the journeys of an engine for `jest.config.mjs`: all of them in Chromium, and those in `PER_ENGINE`
 * otherwise. With `ALL_TESTS=1` (`npm run test:all`), every journey runs in every engine whose driver supports it.
 * @param {import('./engine').Engine} engine
 * @returns {{ testMatch: string[], testPathIgnorePatterns: string[] }}
 */
export function selectJourneys(engine) {
  const all = ['<rootDir>/e2e/**/*.e2e-spec.ts'];
  if (engine === 'Chromium') return { testMatch: all, testPathIgnorePatterns: [] };
  if (!process.env['ALL_TESTS']) {
    return { testMatch: PER_ENGINE.map(fileOf), testPathIgnorePatterns: [] };
  }
  const left = CHROMIUM_ONLY.map((name) => `/e2e/${name}\\.e2e-spec\\.ts$`);
  return { testMatch: all, testPathIgnorePatterns: left };
}
