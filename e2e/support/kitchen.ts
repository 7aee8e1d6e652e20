import type { Page } from 'playwright-core';

export const TABLET = {
  viewport: { width: 800, height: 1280 },
  hasTouch: true,
  locale: 'es-DO',
} as const;

/** Returns true when the screen's code, the current user and the items are all stored. */
export const isStored = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    const paths = all.flat().map((url) => new URL(url).pathname);
    const needed = [/^\/cocina$/, /remoteEntry\.js$/, /\/auth\/user$/, /\/items$/, /\/categories$/];
    return needed.every((one) => paths.some((path) => one.test(path)));
  });
