import { readFileSync } from 'node:fs';

/**
 * Arranges screenshots of the same size in two rows: light scheme above, dark scheme below.
 * @param {import('playwright-core').Browser} browser
 * @param {{ path: string, scheme: string }[]} shots PNG files
 * @param {{ width: number, out: string }} options width of each screenshot in CSS pixels, and the JPEG file to write
 */
export async function writeContactSheet(browser, shots, { width, out }) {
  const rows = ['light', 'dark'].map((wanted) => {
    const images = shots
      .filter(({ scheme }) => scheme === wanted)
      .map(({ path }) => `data:image/png;base64,${readFileSync(path).toString('base64')}`)
      .map((source) => `<img width="${width}" src="${source}">`);
    return `<p>${images.join('')}</p>`;
  });
  const page = await browser.newPage({ viewport: { width: 100, height: 100 } });
  await page.setContent(
    `<style>body{margin:0;width:max-content;background:#999;padding:8px}p{display:flex;gap:8px;margin:0 0 8px}</style>${rows.join('')}`,
  );
  await page.locator('body').screenshot({ path: out, type: 'jpeg', quality: 72 });
  await page.close();
}
