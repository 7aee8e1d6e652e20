import createOpenApiClient, {
  mergeHeaders,
  type Client,
  type ClientOptions as OpenApiClientOptions,
} from 'openapi-fetch';
import { requestClass, serializeBody } from './bodies';
import type { Get } from './fields';
import { retryingFetch, type RetryOptions } from './retrying-fetch';
import type { paths } from './schema';

/** Client of CartaViva's API. `GET`, `POST`, `PUT` and `DELETE` accept the paths of the API document. */
export type CartaViva = Omit<Client<paths>, 'GET'> & { GET: Get };

export interface ClientOptions extends OpenApiClientOptions, Partial<RetryOptions> {
  /** API key (`cv_live_…`), created in the profile under "Integraciones". */
  readonly apiKey?: string | undefined;
  /** API version, a date. The default is the version that these types describe. */
  readonly version?: string | undefined;
}

const BASE_URL = 'https://cartaviva.do';

type ApiVersion = NonNullable<
  NonNullable<paths['/api/menus']['get']['parameters']['header']>['CartaViva-Version']
>;

/** Version of the API that the types of this package describe. */
const API_VERSION: ApiVersion = '2026-11-23';

/**
 * Creates a client of CartaViva's API. The document at `/api/openapi.json` defines the types of every call:
 *
 *     const cartaViva = createClient({ apiKey: process.env.CARTAVIVA_KEY });
 *     const menus = await unwrap(cartaViva.GET('/api/menus'));
 *
 * Every write carries an `Idempotency-Key`, and the client retries temporary failures: see `retryingFetch`.
 */
export function createClient({
  apiKey,
  version = API_VERSION,
  fetch,
  maxRetries = 4,
  timeoutMs = 30_000,
  headers,
  ...others
}: ClientOptions = {}): CartaViva {
  const client: Omit<Client<paths>, 'GET'> & { GET: unknown } = createOpenApiClient<paths>({
    baseUrl: BASE_URL,
    bodySerializer: serializeBody,
    Request: requestClass(),
    ...others,
    headers: mergeHeaders(
      {
        ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
        'CartaViva-Version': version,
        'User-Agent': `cartaviva-sdk (API ${version})`,
      },
      headers,
    ),
    fetch: retryingFetch({
      maxRetries,
      timeoutMs,
      send: fetch ?? ((request) => globalThis.fetch(request)),
    }),
  });
  return client as CartaViva;
}
