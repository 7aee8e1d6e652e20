import createOpenApiClient, {
  mergeHeaders,
  type Client,
  type ClientOptions as OpenApiClientOptions,
} from 'openapi-fetch';
import { requestClass, serializeBody } from './bodies';
import { retryingFetch, type RetryOptions } from './retrying-fetch';
import type { paths } from './schema';

/** CartaViva's API: `GET`, `POST`, `PUT` and `DELETE` with the paths of its document. */
export type CartaViva = Client<paths>;

export interface ClientOptions extends OpenApiClientOptions, Partial<RetryOptions> {
  /** `cv_live_…`, made in the profile, under "Integraciones". */
  readonly apiKey?: string | undefined;
  /** The day of the API's version that the program was written for: `2026-11-23`. */
  readonly version?: string | undefined;
}

const BASE_URL = 'https://cartaviva.do';

/**
 * A client of CartaViva's API, every call typed by the document at `/api/openapi.json`:
 *
 *     const cartaViva = createClient({ apiKey: process.env.CARTAVIVA_API_KEY });
 *     const menus = await unwrap(cartaViva.GET('/api/menus'));
 *
 * Every write carries an `Idempotency-Key`, and temporary failures are tried again: see `retryingFetch`.
 */
export function createClient({
  apiKey,
  version,
  fetch,
  maxRetries = 4,
  timeoutMs = 30_000,
  headers,
  ...others
}: ClientOptions = {}): CartaViva {
  return createOpenApiClient<paths>({
    baseUrl: BASE_URL,
    bodySerializer: serializeBody,
    Request: requestClass(),
    ...others,
    headers: mergeHeaders(
      {
        ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
        ...(version && { 'CartaViva-Version': version }),
      },
      headers,
    ),
    fetch: retryingFetch({
      maxRetries,
      timeoutMs,
      send: fetch ?? ((request) => globalThis.fetch(request)),
    }),
  });
}
