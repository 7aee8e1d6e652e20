import { OBJECT_PATH_PATTERN } from '@cartaviva/domain';
import { drawTemplateImage } from './drawings';
import { TEMPLATE_IMAGES, templateImage, templateImageId } from './template-image';

describe('the images of the system', () => {
  it('have ids that never change', () => {
    expect(templateImageId('cafe')).toBe('f1561d1f-7c38-8b27-a86d-37a8536d9e1e');
    expect(new Set(TEMPLATE_IMAGES.map(templateImageId)).size).toBe(TEMPLATE_IMAGES.length);
  });

  it.each(TEMPLATE_IMAGES)('%s is an object like any other', (name) => {
    expect(templateImage(name)).toMatch(OBJECT_PATH_PATTERN);
  });

  it.each(TEMPLATE_IMAGES)('%s is drawn alike every time, out of shapes alone', (name) => {
    const svg = drawTemplateImage(name);
    expect(drawTemplateImage(name)).toBe(svg);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1280 960"/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<(?:text|image|script)|href/);
    expect(svg.length).toBeGreaterThan(4000);
  });
});
