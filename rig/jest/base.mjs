import { swcOptions } from '../../tools/build/typescript.mjs';

/** What all suites share: TypeScript sources as they are, our packages by their source. */
export const base = {
  rootDir: process.cwd(),
  // Not among temporary files, which go away with the run.
  cacheDirectory: 'node_modules/.cache/jest',
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.md'],
  transform: {
    '^.+\\.(ts|tsx)$': [
      '@swc/jest',
      { swcrc: false, ...swcOptions, module: { type: 'es6' }, sourceMaps: 'inline' },
    ],
    '\\.md$': '<rootDir>/rig/jest/markdown-transform.mjs',
  },
  moduleNameMapper: {
    '^piscina$': '<rootDir>/rig/jest/piscina.mjs',
  },
  modulePathIgnorePatterns: ['/dist/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  restoreMocks: true,
};
