/** The journeys in which an engine can differ: on every commit they run in each of them. */
const PER_ENGINE = [
  'diner-order',
  'diner-reading',
  'grid-and-drag',
  'live-preview',
  'offline',
  'photo-upload',
  'sign-in',
];

/** Journeys of programs, which are the same in every engine, and those for which only Chromium's driver has the means. */
const CHROMIUM_ONLY = ['api-docs', 'integrator', 'sdk', 'diner-visit', 'kitchen-offline'];

const fileOf = (/** @type {string} */ name) => `<rootDir>/e2e/${name}.e2e-spec.ts`;

/**
 * The files of an engine's journeys, for `jest.config.mjs`: in Chromium all, in the others those of `PER_ENGINE`. With
 * `ALL_TESTS=1` (`npm run test:all`) every journey runs in every engine whose driver has the means.
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
