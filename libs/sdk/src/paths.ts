import type { paths } from './schema';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that know a method. */
export type PathOf<M extends Method> = {
  [Path in keyof paths]: paths[Path][M] extends { responses: unknown } ? Path : never;
}[keyof paths];
