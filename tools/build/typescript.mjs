/**
 * Compiler options for TypeScript in all apps and tests.
 * @satisfies {import('@swc/core').Options}
 */
export const swcOptions = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
    experimental: { keepImportAttributes: true },
  },
};

/** @returns {import('@rspack/core').RuleSetRule} */
export const swcRule = () => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: { ...swcOptions, sourceMaps: true },
  type: 'javascript/auto',
});

/** @type {import('@rspack/core').ResolveOptions} */
export const resolveSources = { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] };
