import { MAX_FONT_BYTES, MENU_DESIGNS, type MenuDesign } from '@cartaviva/domain';
import { rspack } from '@rspack/core';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import config from '../rspack.config.mjs';
import { renderMenuPage, type HeadingFont, type PageAssets } from './server';
import { fortyItems, MENU_ID } from './testing/sample-menu';

const folder = mkdtempSync(join(tmpdir(), 'cartaviva-menu-'));
let assets: PageAssets;
let classic: number | undefined;

/** Returns the compressed size in bytes of a page with forty items, without its font. */
function weigh(design: MenuDesign): number {
  const published = fortyItems();
  const content = { ...published, menu: { ...published.menu, design } };
  const fontUrl = ({ typeface }: HeadingFont) =>
    `/menu-assets/fonts/${typeface}-0123456789abcdef.woff2`;
  const shareImagePath = `/menu-assets/shares/${MENU_ID}/0123456789abcdef0123456789abcdef.jpg`;
  const urls = { fontUrl, shareImagePath };
  const page = { menuId: MENU_ID, publicUrl: 'https://cartaviva.do', assets, ...urls };
  return brotliCompressSync(renderMenuPage({ state: 'published', published: content }, page).html)
    .length;
}

beforeAll(async () => {
  const compiler = rspack({ ...config, output: { ...config.output, path: folder } });
  await new Promise<void>((built, failed) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) failed(error ?? new Error(stats?.toString()));
      else compiler.close(() => built());
    });
  });
  assets = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as PageAssets;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the weight of the diner page', () => {
  it('is at most 25 KB for forty items with images, page, style and script together', () => {
    const published = fortyItems();
    const page = { menuId: MENU_ID, publicUrl: 'https://cartaviva.do', assets };
    const { html } = renderMenuPage({ state: 'published', published }, page);
    const script = readFileSync(join(folder, basename(assets.script)));
    const wire = brotliCompressSync(html).length + brotliCompressSync(script).length;
    expect(html).toContain('.line{');
    expect(wire).toBeLessThan(16_600);
  });

  it.each(MENU_DESIGNS.filter((design) => design !== 'classic'))(
    'grows by two kilobytes at most in the design %s, and by 7 KB of type',
    (design) => {
      expect(assets.designs[design]).toContain('@media screen{');
      const page = weigh(design);
      expect(page - (classic ??= weigh('classic'))).toBeLessThan(2_000);
      const script = statSync(join(folder, `${basename(assets.script)}.br`)).size;
      expect(page + script + MAX_FONT_BYTES).toBeLessThan(25_050);
    },
  );

  it('tells left from right by the direction of the page, never by its language', () => {
    for (const css of [assets.css, ...Object.values(assets.designs)])
      expect(css).not.toContain(':lang(');
    expect(assets.css).toContain('inset-inline-end:');
  });

  it('names its script by content and lays compressed copies beside it', () => {
    expect(assets.script).toMatch(/^\/menu-assets\/menu\.[0-9a-f]{10}\.js$/);
    const script = join(folder, basename(assets.script));
    expect(readFileSync(`${script}.br`).length).toBeLessThan(7_600);
    expect(readFileSync(`${script}.gz`).length).toBeLessThan(8_400);
  });

  it('brings sheets and orders with a sixth of what hydration weighs', () => {
    const chunks = readdirSync(folder).filter((name) => /^ordering\..*\.(js|css)\.gz$/.test(name));
    expect(chunks).toHaveLength(2);
    const weight = chunks.reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0);
    expect(weight).toBeLessThan(10_900);
  });

  it('costs a site that shows a menu less than a kilobyte of script', () => {
    expect(gzipSync(readFileSync(join(folder, 'embed.js'))).length).toBeLessThan(1_000);
  });

  it('brings what counts a diner apart from what they wait for', () => {
    const [chunk] = readdirSync(folder).filter((name) => /^engagement\..*\.js\.gz$/.test(name));
    expect(readFileSync(join(folder, chunk!)).length).toBeLessThan(1_650);
  });
});
