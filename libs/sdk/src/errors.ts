import type { Schema } from './calls';

type Problem = Schema<'Problem'>;

/** A call that the API refused; its message is the sentence that the API says of it, in Spanish. */
export class CartaVivaError extends Error {
  override readonly name = 'CartaVivaError';
  readonly status: number;
  /** The reason, to be compared with: `menu-limit-reached`; `unknown` where the answer had none. */
  readonly code: string;
  /** The whole answer (RFC 9457); `fields` says what is wrong with each field of the body. */
  readonly problem: Partial<Problem>;
  /** Names this call in our logs: quote it when you ask for help. */
  readonly requestId: string | undefined;
  /** Seconds until another attempt makes sense, where the API said so. */
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

/** What a call of `createClient` resolves with. */
type Answered<Data> =
  | { data: Data; error?: never; response: Response }
  | { data?: never; error: unknown; response: Response };

/**
 * What a call replies; a `CartaVivaError` when it was refused:
 *
 *     const menu = await unwrap(cartaViva.POST('/api/menus', { body: { name, restaurantName } }));
 */
export async function unwrap<Data>(call: Promise<Answered<Data>>): Promise<Replied<Data>> {
  const { data, error, response } = await call;
  if (!response.ok) throw new CartaVivaError(response, error);
  return data as Replied<Data>;
}

/**
 * The body of a reply. Without `exactOptionalPropertyTypes` the compiler adds `undefined` to every body; it
 * stays for calls that answer 204.
 */
type Replied<Data> = [Exclude<Data, undefined>] extends [never]
  ? undefined
  : Exclude<Data, undefined>;
