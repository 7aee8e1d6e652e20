import { webBuild } from './web.rspack.mjs';

/**
 * Builds a federated remote. `dist/remoteEntry.js` exposes `src/routes.tsx`, whose default export is a
 * `RouteObject[]` of react-router. The remote resolves its URL at run time, so it can be served from anywhere.
 * @param {string} project folder of the app
 * @param {string} name name of the container: the folder's name in camel case
 * @returns {import('@rspack/core').Configuration}
 */
export function remoteBuild(project, name) {
  const build = webBuild(project, { name, exposes: { './routes': './src/routes.tsx' } });
  return { ...build, entry: {}, output: { ...build.output, publicPath: 'auto' } };
}
