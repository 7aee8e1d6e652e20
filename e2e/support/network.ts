import type { Page, Route } from 'playwright-core';

/** A network between a page and the server, for calls of one kind. */
export interface BadNetwork {
  /** What the server was asked, in order: the Idempotency-Key of each call that reached it. */
  readonly keys: (string | undefined)[];
  /** From now on everything passes. */
  readonly mend: () => void;
}

interface Trouble {
  readonly method?: string;
  /** How many calls it meets; all of them, until it is mended, when nothing is said. */
  readonly times?: number;
}

/** Has every call of this kind reach the server, and no answer come back. */
export const cutReplies = (page: Page, path: RegExp, trouble?: Trouble): Promise<BadNetwork> =>
  between(page, path, trouble, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });

/** Has calls of this kind answered 503, as a gateway does whose service is unavailable. */
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
