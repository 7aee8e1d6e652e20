import type { Schema } from './calls';

type Problem = Schema<'Problem'>;

/** Error for a call that the API refused. Its message is the API's Spanish sentence for the user. */
export class CartaVivaError extends Error {
  override readonly name = 'CartaVivaError';
  readonly status: number;
  /** Machine-readable reason, such as `menu-limit-reached`, or `unknown` if the response has none. */
  readonly code: string;
  /** Body of the response (RFC 9457). `fields` lists the errors of each field in the request body. */
  readonly problem: Partial<Problem>;
  /** Identifies the call in CartaViva's logs. Quote it in support requests. */
  readonly requestId: string | undefined;
  /** Seconds to wait before the next attempt, if the API sent `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, statusText, headers }: Response, body: unknown) {
    const problem = isProblem(body) ? body : {};
    super(problem.error ?? `${status} ${statusText}`.trim());
    this.status = status;
    this.problem = problem;
    this.code = problem.type?.split(/[:/#]/).at(-1) ?? 'unknown';
    this.requestId = problem.requestId ?? headers.get('X-Request-Id') ?? undefined;
    this.retryAfterSeconds = Number(headers.get('Retry-After')) || undefined;
  }
}

const isProblem = (body: unknown): body is Partial<Problem> =>
  typeof body === 'object' && body !== null;

type Answered<Data> =
  | { data: Data; error?: never; response: Response }
  | { data?: never; error: unknown; response: Response };

/**
 * Returns the body of a response, or throws a `CartaVivaError` if the API refused the call:
 *
 *     const menu = await unwrap(cartaViva.POST('/api/menus', { body: { name, restaurantName } }));
 */
export async function unwrap<Data>(call: Promise<Answered<Data>>): Promise<Replied<Data>> {
  const { data, error, response } = await call;
  if (!response.ok) throw new CartaVivaError(response, error);
  return data as Replied<Data>;
}

/**
 * Body of a response. Without `exactOptionalPropertyTypes` the compiler adds `undefined` to every body. This type
 * removes it, except for calls that answer 204.
 */
type Replied<Data> = [Exclude<Data, undefined>] extends [never]
  ? undefined
  : Exclude<Data, undefined>;
