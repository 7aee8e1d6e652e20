import type { PathOf, Reply } from './calls';
import type { CartaViva } from './client';
import { unwrap } from './errors';
import type { Answer, GetInit, InitParam } from './fields';
import type { paths } from './schema';

/** The paths that answer a list. */
export type ListPath = {
  [Path in PathOf<'get'>]: Reply<'get', Path> extends readonly unknown[] ? Path : never;
}[PathOf<'get'>];

/** One of a list: a `MenuView` of `/api/menus`. */
export type Row<Path extends ListPath> = Extract<Reply<'get', Path>, readonly unknown[]>[number];

/** The rows that a call answers: with `fields`, of those fields. */
type Rows<Path extends ListPath, Init> = Extract<
  Answer<paths[Path]['get'], Row<Path>[], Init>,
  readonly unknown[]
>;

type Get = (
  path: string,
  options: object,
) => Promise<{ data: unknown; error?: never; response: Response }>;

/**
 * The pages of a list, one call each, by `Link: <…>; rel="next"`:
 *
 *     for await (const menus of pages(cartaViva, '/api/menus')) …
 *
 * A refusal is a `CartaVivaError`. Only the query of the next address is used: a key never leaves for
 * another host.
 */
export async function* pages<Path extends ListPath, Init extends GetInit<Path>>(
  client: CartaViva,
  path: Path,
  ...[options]: InitParam<Init>
): AsyncGenerator<Rows<Path, Init>, void, undefined> {
  let next: string | undefined;
  do {
    const query = next;
    const call = (client.GET as Get)(path, {
      ...options,
      ...(query !== undefined && { querySerializer: () => query }),
    });
    yield (await unwrap(call)) as Rows<Path, Init>;
    next = nextQuery((await call).response.headers);
  } while (next !== undefined);
}

/** The rows of a list, whichever page they are on: `for await (const menu of all(cartaViva, '/api/menus'))`. */
export async function* all<Path extends ListPath, Init extends GetInit<Path>>(
  client: CartaViva,
  path: Path,
  ...options: InitParam<Init>
): AsyncGenerator<Rows<Path, Init>[number], void, undefined> {
  for await (const page of pages<Path, Init>(client, path, ...options)) yield* page;
}

/** The query of the next page's address; undefined on the last one. */
function nextQuery(headers: Headers): string | undefined {
  const address = /<([^<>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
  return address?.slice(address.indexOf('?') + 1);
}
