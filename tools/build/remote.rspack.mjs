import { webBuild } from './web.rspack.mjs';

/**
 * Builds a federated remote: `src/routes.tsx` (its default export: react-router's RouteObject[])
 * behind `dist/remoteEntry.js`. Its address is found at run time, so it can be served anywhere.
 * @param {string} project folder of the app
 * @param {string} name container's name: the folder's in camel case
 * @returns {import('@rspack/core').Configuration}
 */
export function remoteBuild(project, name) {
  const build = webBuild(project, { name, exposes: { './routes': './src/routes.tsx' } });
  return { ...build, entry: {}, output: { ...build.output, publicPath: 'auto' } };
}
