import type { paths } from './schema';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths of an API document, with their methods. */
export type Api<Paths> = { [Path in keyof Paths]: { [M in Method]?: unknown } };

/** The paths that know a method. */
export type PathOf<M extends Method, Paths extends Api<Paths> = paths> = {
  [Path in keyof Paths]: Paths[Path][M] extends { responses: unknown } ? Path : never;
}[keyof Paths];
