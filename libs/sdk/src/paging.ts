import type { PathOf, Reply } from './calls';
import type { CartaViva } from './client';
import { unwrap } from './errors';
import type { Answer, GetInit, InitParam } from './fields';
import type { paths } from './schema';

export type ListPath = {
  [Path in PathOf<'get'>]: Reply<'get', Path> extends readonly unknown[] ? Path : never;
}[PathOf<'get'>];

/** Element of a list: a `MenuView` for `/api/menus`. */
export type Row<Path extends ListPath> = Extract<Reply<'get', Path>, readonly unknown[]>[number];

/** Rows of a response, reduced to the requested fields. */
type Rows<Path extends ListPath, Init> = Extract<
  Answer<paths[Path]['get'], Row<Path>[], Init>,
  readonly unknown[]
>;

type Get = (
  path: string,
  options: object,
) => Promise<{ data: unknown; error?: never; response: Response }>;

/**
 * Yields the pages of a list, with one call for each page. It follows `Link: <…>; rel="next"`:
 *
 *     for await (const menus of pages(cartaViva, '/api/menus')) …
 *
 * Throws a `CartaVivaError` if the API refuses a call. It uses only the query of the next address, so that the key is
 * never sent to another host.
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

/** Yields the rows of all pages of a list: `for await (const menu of all(cartaViva, '/api/menus'))`. */
export async function* all<Path extends ListPath, Init extends GetInit<Path>>(
  client: CartaViva,
  path: Path,
  ...options: InitParam<Init>
): AsyncGenerator<Rows<Path, Init>[number], void, undefined> {
  for await (const page of pages<Path, Init>(client, path, ...options)) yield* page;
}

/** Returns the query of the next page's address, or undefined on the last page. */
function nextQuery(headers: Headers): string | undefined {
  const address = /<([^<>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
  return address?.slice(address.indexOf('?') + 1);
}
