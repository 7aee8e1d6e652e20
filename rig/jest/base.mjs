import { swcOptions } from '../../tools/build/typescript.mjs';

/** Base configuration of all suites. It compiles TypeScript sources and resolves our packages to their sources. */
export const base = {
  rootDir: process.cwd(),
  // Temporary files would be deleted with the run.
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
