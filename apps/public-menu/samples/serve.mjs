import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const DRAWINGS = resolve(import.meta.dirname, '../../../libs/menu-templates/drawings');
const TYPEFACE_WEIGHTS = /** @type {Record<string, number>} */ ({
  'cormorant-garamond': 500,
  fraunces: 600,
});
/** Delay of the fonts in milliseconds. The page is drawn with the fallback fonts before they arrive. */
const FONT_DELAY_MS = 250;

const packages = createRequire(import.meta.url);

/**
 * Answers the requests of a page: its HTML, its scripts, drawings instead of photos, and complete fonts after a
 * delay.
 * @param {import('playwright-core').Page} page
 * @param {{ html: string, client: string, drawingOf: typeof import('./render').drawingOf, fontDelayMs?: number }} site
 *   `client`: the folder of scripts
 */
export async function serve(page, { html, client, drawingOf, fontDelayMs = FONT_DELAY_MS }) {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const drawing = drawingOf(pathname);
    const typeface = /^\/menu-assets\/fonts\/([a-z-]+)\.woff2$/.exec(pathname)?.[1];
    const file = join(client, basename(pathname));
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    if (drawing) {
      const path = join(DRAWINGS, `${drawing}.svg`);
      return route.fulfill({ contentType: 'image/svg+xml', path });
    }
    if (/^\/menu-assets\/[^/]+$/.test(pathname) && existsSync(file))
      return route.fulfill({ path: file });
    if (!typeface) return route.abort();
    await pause(fontDelayMs);
    const weight = TYPEFACE_WEIGHTS[typeface] ?? 400;
    const path = packages.resolve(
      `@fontsource/${typeface}/files/${typeface}-latin-${weight}-normal.woff2`,
    );
    return route.fulfill({ contentType: 'font/woff2', path });
  });
}
