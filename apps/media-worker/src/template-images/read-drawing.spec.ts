import { TEMPLATE_IMAGES } from '@cartaviva/menu-templates';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { readDrawing } from './read-drawing';

const DRAWINGS = resolve('libs/menu-templates/drawings');

describe('the drawings of the system', () => {
  it('are one for each image', () => {
    const files = TEMPLATE_IMAGES.map((name) => `${name}.svg`);
    expect(readdirSync(DRAWINGS).sort()).toEqual([...files].sort());
  });

  it.each(TEMPLATE_IMAGES)('%s stands alone, out of shapes alone', (name) => {
    const svg = readDrawing(DRAWINGS, name);
    expect(readDrawing(DRAWINGS, name)).toBe(svg);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1280 960"/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<(?:text|image|script)|href="[^#]/);
    expect(svg.length).toBeGreaterThan(3000);
  });
});
