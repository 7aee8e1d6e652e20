import { availableParallelism } from 'node:os';
import { selectJourneys } from './e2e/support/engines/journeys.mjs';
import { base } from './rig/jest/base.mjs';
import { generateAll } from './tools/generate/generate-all.mjs';

// Suites import what is generated.
await generateAll();

const finishedSuites = process.env['FINISHED_SUITES'];

/** `npx jest --selectProjects unit integration web e2e`; see CONTRIBUTING.md. */
export default {
  // Modules that a suite has loaded stay in the memory of its worker: two workers at least, so that
  // suites never run in the runner itself, and a new worker for one that has grown.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  workerIdleMemoryLimit: '900MB',
  testSequencer: '<rootDir>/rig/jest/sequencer.mjs',
  reporters: [
    'default',
    ...(finishedSuites
      ? [['<rootDir>/rig/jest/finished-suites.mjs', { file: finishedSuites }]]
      : []),
  ],
  projects: [
    {
      ...base,
      displayName: 'unit',
      testEnvironment: '<rootDir>/rig/jest/silent-realm-environment.mjs',
      runtime: '<rootDir>/rig/jest/worker-realm-runtime.mjs',
      testMatch: ['<rootDir>/{apps,libs,rig,tools}/**/*.spec.ts'],
      // Node itself would wait for what a suite replaces in the realm that suites share.
      fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
      setupFiles: ['reflect-metadata'],
      setupFilesAfterEnv: ['<rootDir>/rig/jest/test-timeout.mjs'],
    },
    {
      ...base,
      displayName: 'integration',
      testEnvironment: '<rootDir>/rig/jest/silent-realm-environment.mjs',
      runtime: '<rootDir>/rig/jest/worker-realm-runtime.mjs',
      testMatch: ['<rootDir>/{apps,libs,rig,tools}/**/*.int-spec.ts'],
      testPathIgnorePatterns: [
        ...base.testPathIgnorePatterns,
        // The fuzzer's own test takes two minutes, and what it fuzzes is fuzzed in each smoke.
        ...(process.env['ALL_TESTS'] ? [] : ['/rig/scenarios/fuzz/']),
      ],
      setupFiles: ['reflect-metadata'],
      setupFilesAfterEnv: [
        '<rootDir>/rig/jest/test-timeout.mjs',
        '<rootDir>/rig/jest/logged-errors.mjs',
      ],
      globalSetup: '<rootDir>/rig/jest/engines-up.mjs',
      globalTeardown: '<rootDir>/rig/jest/engines-down.mjs',
    },
    {
      ...base,
      displayName: 'web',
      testEnvironment: '<rootDir>/rig/jest/browser-environment.mjs',
      runtime: '<rootDir>/rig/jest/shared-scripts-runtime.mjs',
      testEnvironmentOptions: { customExportConditions: ['browser', 'default'] },
      testMatch: ['<rootDir>/{apps,libs}/**/*.spec.tsx'],
      setupFiles: ['reflect-metadata', '<rootDir>/rig/jest/browser-setup.mjs'],
      setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/rig/jest/testing-library.mjs'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/rig/jest/empty.mjs',
        // As modules it is 1,600 files, each of which every suite would load.
        '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
        // As CommonJS, which Jest would take, they find signals' browser build, which is none.
        '^@dnd-kit/(geometry|state)$': '<rootDir>/node_modules/@dnd-kit/$1/dist/index.mjs',
        '^@preact/signals-core$':
          '<rootDir>/node_modules/@preact/signals-core/dist/signals-core.mjs',
      },
    },
    journeysIn('Chromium', 'e2e'),
    journeysIn('Firefox', 'firefox'),
    journeysIn('WebKit', 'webkit'),
  ],
};

/**
 * The journeys, through one engine.
 * @param {import('./e2e/support/engines/engine').Engine} engine
 * @param {string} displayName
 */
function journeysIn(engine, displayName) {
  const { testMatch, testPathIgnorePatterns } = selectJourneys(engine);
  return {
    ...base,
    displayName,
    globals: { engine },
    testEnvironment: '<rootDir>/e2e/support/journey-environment.mjs',
    runtime: '<rootDir>/rig/jest/worker-realm-runtime.mjs',
    testMatch,
    testPathIgnorePatterns: [...base.testPathIgnorePatterns, ...testPathIgnorePatterns],
    setupFilesAfterEnv: ['<rootDir>/rig/jest/test-timeout.mjs'],
    globalSetup: '<rootDir>/e2e/support/system-up.mjs',
    globalTeardown: '<rootDir>/e2e/support/system-down.mjs',
  };
}
