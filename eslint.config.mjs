import nx from '@nx/eslint-plugin';
import regexp from 'eslint-plugin-regexp';
import { defineConfig } from 'eslint/config';
import { parser } from 'typescript-eslint';
import { RETIRED } from './tools/lint/retired-words.mjs';

/** Who may use whom (docs/adr/0002). A project that needs more changes this table on purpose. */
const boundaries = [
  {
    sourceTag: 'platform:node',
    onlyDependOnLibsWithTags: ['platform:node', 'platform:iso', 'platform:universal'],
  },
  { sourceTag: 'platform:web', onlyDependOnLibsWithTags: ['platform:web', 'platform:iso'] },
  { sourceTag: 'platform:universal', onlyDependOnLibsWithTags: ['platform:iso'] },
  { sourceTag: 'platform:iso', onlyDependOnLibsWithTags: ['platform:iso'] },
  { sourceTag: 'type:domain', onlyDependOnLibsWithTags: ['type:domain'] },
  { sourceTag: 'type:contracts', onlyDependOnLibsWithTags: ['type:domain'] },
  {
    sourceTag: 'type:server-lib',
    onlyDependOnLibsWithTags: ['type:domain', 'type:contracts', 'type:server-lib'],
  },
  {
    sourceTag: 'type:web-lib',
    onlyDependOnLibsWithTags: ['type:domain', 'type:contracts', 'type:sdk', 'type:web-lib'],
  },
  {
    sourceTag: 'type:service',
    onlyDependOnLibsWithTags: ['type:domain', 'type:contracts', 'type:server-lib'],
  },
  {
    sourceTag: 'type:gateway',
    onlyDependOnLibsWithTags: ['type:domain', 'type:contracts', 'type:server-lib', 'type:page'],
  },
  { sourceTag: 'type:sdk', onlyDependOnLibsWithTags: ['type:sdk'] },
  { sourceTag: 'type:page', onlyDependOnLibsWithTags: ['type:domain', 'type:contracts'] },
  {
    sourceTag: 'type:host',
    onlyDependOnLibsWithTags: ['type:domain', 'type:contracts', 'type:sdk', 'type:web-lib'],
  },
  {
    sourceTag: 'type:remote',
    onlyDependOnLibsWithTags: ['type:domain', 'type:contracts', 'type:sdk', 'type:web-lib'],
  },
];

const onlyConfigReadsTheEnvironment = {
  object: 'process',
  property: 'env',
  message: 'Read the environment through @cartaviva/config.',
};

const storages = ['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
  name,
  message: 'Store texts through deviceEntries or tabEntries of @cartaviva/domain.',
}));

/** Frameworks and platforms that pure code does without. */
const frameworks = ['@nestjs/*', 'typeorm', 'react', 'react-dom', 'ioredis', 'bullmq', 'node:*'];

/** What this repository asks of its own code; `.oxlintrc.json` asks what anybody would. */
export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '.nx/**',
      '.data/**',
      'coverage/**',
      'e2e/screenshots/**',
      'libs/sdk/src/schema.ts',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    languageOptions: { parser, parserOptions: { jsDocParsingMode: 'none' } },
    plugins: { '@nx': nx, regexp },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          // By path among themselves: they start before npm has linked any name.
          allow: ['@cartaviva/', ...[1, 2, 3, 4, 5].map((depth) => '../'.repeat(depth))]
            .flatMap((start) => ['rig', 'tools'].map((folder) => `${start}${folder}/**`))
            .concat('../../../apps/gateway/src/api/openapi/read-document.mjs')
            .concat('../../../../apps/gateway/src/api/openapi/read-document.mjs')
            .concat('../../../../apps/menus-service/test/test-service'),
          // A lib's suite uses the test helpers and engines, which themselves use the lib.
          ignoredCircularDependencies: [
            ['@cartaviva/server-testing', '*'],
            ['@cartaviva/web-testing', '*'],
            ['@cartaviva/tools', '@cartaviva/redis-transport'],
            // Its suite delivers to the receiver of the rig.
            ['@cartaviva/tracing', '@cartaviva/rig'],
            // The fuzzer checks answers with what the gateway checks its own with.
            ['@cartaviva/rig', '@cartaviva/gateway'],
            // What fills a database for the load test writes what the service would have written.
            ['@cartaviva/rig', '@cartaviva/menus-service'],
          ],
          banTransitiveDependencies: false,
          checkDynamicDependenciesExceptions: ['.*'],
          depConstraints: boundaries,
        },
      ],
      'id-match': [
        'error',
        `^(?!.*(?:${RETIRED.source}))`,
        { properties: true, classFields: true, onlyDeclarations: true },
      ],
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
      'no-console': 'error',
      // Whoever writes the text chooses the time that such an expression takes.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['apps/**/*.ts', 'apps/**/*.tsx', 'libs/**/*.ts', 'libs/**/*.tsx'],
    ignores: ['libs/server/config/**', 'libs/server/testing/**', '**/*.int-spec.ts'],
    rules: { 'no-restricted-properties': ['error', onlyConfigReadsTheEnvironment] },
  },
  {
    // Browsers may refuse their storage by throwing, or have none.
    files: ['apps/**/*.ts', 'apps/**/*.tsx', 'libs/**/*.ts', 'libs/**/*.tsx'],
    ignores: ['**/*spec.ts', '**/*.spec.tsx', '**/testing/**'],
    rules: { 'no-restricted-globals': ['error', ...storages] },
  },
  {
    files: ['libs/domain/**', 'libs/contracts/**'],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: frameworks }] },
  },
  {
    // What every request passes knows of no resource and no page.
    files: ['apps/gateway/src/pipeline/**'],
    ignores: ['**/*spec.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['**/api/**', '**/pages/**', '**/ops/**'] }],
    },
  },
  {
    files: ['rig/**', 'tools/**', '**/*.mjs', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // Programs of integrators, as they would write them: they import the SDK by its name.
    files: ['libs/sdk/examples/**'],
    rules: {
      '@nx/enforce-module-boundaries': 'off',
      'no-console': 'off',
      'no-restricted-properties': 'off',
    },
  },
  {
    // A visit that could not be counted is a warning in the diner's console (specification §7).
    files: ['apps/public-menu/src/client/**'],
    rules: { 'no-console': ['error', { allow: ['warn'] }] },
  },
  {
    // Databases know the migrations that they have by name.
    files: ['**/migrations/**'],
    rules: { 'id-match': 'off' },
  },
);
