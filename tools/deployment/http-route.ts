import type { Manifest } from './rendered';

/**
 * Returns the service that receives a request by the precedence rules of the Gateway API: an exact path, then the
 * longest prefix, then a header match.
 * @param path path without the query
 */
export function backendOf(
  { spec }: Manifest,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): string {
  const matches = spec.rules!.flatMap((rule) =>
    rule.matches.map((match) => ({ ...match, to: rule.backendRefs[0]! })),
  );
  const fits = ({ path: { type, value }, headers: asked = [] }: (typeof matches)[number]) =>
    (path === value || (type === 'PathPrefix' && path.startsWith(value.replace(/\/?$/, '/')))) &&
    asked.every(({ name, value }) => new RegExp(value).test(headers[name] ?? ''));
  const weigh = (match: (typeof matches)[number]) =>
    (match.path.type === 'Exact' ? 1e6 : match.path.value.length * 10) +
    (match.headers?.length ?? 0);
  const [best] = matches.filter(fits).sort((one, other) => weigh(other) - weigh(one));
  if (best?.to.port !== 80) throw new Error(`${path} goes to no service`);
  return best.to.name;
}
