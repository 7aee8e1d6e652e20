import { rspack } from '@rspack/core';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import config from '../rspack.config.mjs';
import { renderMenuPage, type PageAssets } from './server';
import { fortyItems, MENU_ID } from './testing/sample-menu';

const folder = mkdtempSync(join(tmpdir(), 'cartaviva-menu-'));
let assets: PageAssets;

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
    expect(wire).toBeLessThan(16_400);
  });

  it('names its script by content and lays compressed copies beside it', () => {
    expect(assets.script).toMatch(/^\/menu-assets\/menu\.[0-9a-f]{10}\.js$/);
    const script = join(folder, basename(assets.script));
    expect(readFileSync(`${script}.br`).length).toBeLessThan(7_200);
    expect(readFileSync(`${script}.gz`).length).toBeLessThan(7_800);
  });

  it('brings sheets and orders with a sixth of what hydration weighs', () => {
    const chunks = readdirSync(folder).filter((name) => /^ordering\..*\.(js|css)\.gz$/.test(name));
    expect(chunks).toHaveLength(2);
    const weight = chunks.reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0);
    expect(weight).toBeLessThan(9_500);
  });

  it('costs a site that shows a menu less than a kilobyte of script', () => {
    expect(gzipSync(readFileSync(join(folder, 'embed.js'))).length).toBeLessThan(1_000);
  });

  it('brings what counts a diner apart from what they wait for', () => {
    const [chunk] = readdirSync(folder).filter((name) => /^engagement\..*\.js\.gz$/.test(name));
    expect(readFileSync(join(folder, chunk!)).length).toBeLessThan(1_650);
  });
});
