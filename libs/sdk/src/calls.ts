import type { ParamsOption } from 'openapi-fetch';
import type { Whole } from './fields';
import type { Api, Method, PathOf } from './paths';
import type { components, paths } from './schema';

export type { Api, Method, PathOf } from './paths';

/** A request or response schema by its name in the API document: `Schema<'MenuView'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** Options of a call: path parameters, query, headers and body. */
export type CallOptions<
  M extends Method,
  Path extends PathOf<M, Paths>,
  Paths extends Api<Paths> = paths,
> = ParamsOption<Paths[Path][M]> & BodyOption<Paths[Path][M]>;

type BodyOption<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { body: Content[keyof Content] }
  : Operation extends { requestBody?: { content: infer Content } }
    ? { body?: Content[keyof Content] }
    : never;

/** Body of a successful response, or undefined if the response has none. */
export type Reply<
  M extends Method,
  Path extends PathOf<M, Paths>,
  Paths extends Api<Paths> = paths,
> = Paths[Path][M] extends { responses: infer Responses }
  ? Whole<Paths[Path][M], JsonOf<Responses[keyof Responses & (200 | 201 | 202 | 204)]>>
  : never;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Json } }
  ? Json
  : undefined;

interface Parameters {
  readonly path?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
}

export function urlOf(path: string, { path: names = {}, query = {} }: Parameters = {}): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(names[name])),
  );
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${address}?${search}` : address;
}
