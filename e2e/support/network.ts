import type { Page, Route } from 'playwright-core';

/** Controls the network between a page and the server, for requests of one kind. */
export interface BadNetwork {
  /** Idempotency-Key of each request that reached the server, in order. */
  readonly keys: (string | undefined)[];
  /** Lets everything pass from now on. */
  readonly mend: () => void;
}

interface Trouble {
  readonly method?: string;
  /** Number of affected requests. By default, all are until `mend`. */
  readonly times?: number;
}

/** Lets requests reach the server but drops the responses. */
export const cutReplies = (page: Page, path: RegExp, trouble?: Trouble): Promise<BadNetwork> =>
  between(page, path, trouble, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });

/** Answers requests with 503, as a gateway does when its service is unavailable. */
export const answerUnavailable = (
  page: Page,
  path: RegExp,
  trouble?: Trouble,
): Promise<BadNetwork> =>
  between(page, path, trouble, (route) =>
    route.fulfill({
      status: 503,
      headers: { 'Retry-After': '1', 'Content-Type': 'application/problem+json' },
      body: '{"status":503,"error":"El servicio no responde."}',
    }),
  );

async function between(
  page: Page,
  path: RegExp,
  { method, times = Infinity }: Trouble = {},
  meddle: (route: Route) => Promise<void>,
): Promise<BadNetwork> {
  const keys: (string | undefined)[] = [];
  let left = times;
  await page.route(path, async (route) => {
    const request = route.request();
    if (method && request.method() !== method) return route.fallback();
    keys.push(request.headers()['idempotency-key']);
    left -= 1;
    await (left < 0 ? route.continue() : meddle(route));
  });
  return {
    keys,
    mend: () => {
      left = 0;
    },
  };
}
