import { OBJECT_PATH_PATTERN } from '@cartaviva/domain';
import { drawHousePicture } from './drawings';
import { HOUSE_PICTURES, housePicture, housePictureId } from './house-picture';

describe('the pictures of the system', () => {
  it('have ids that never change', () => {
    expect(housePictureId('cafe')).toBe('f1561d1f-7c38-8b27-a86d-37a8536d9e1e');
    expect(new Set(HOUSE_PICTURES.map(housePictureId)).size).toBe(HOUSE_PICTURES.length);
  });

  it.each(HOUSE_PICTURES)('%s is an object like any other', (name) => {
    expect(housePicture(name)).toMatch(OBJECT_PATH_PATTERN);
  });

  it.each(HOUSE_PICTURES)('%s is drawn alike every time, out of shapes alone', (name) => {
    const svg = drawHousePicture(name);
    expect(drawHousePicture(name)).toBe(svg);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1280 960"/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<(?:text|image|script)|href/);
    expect(svg.length).toBeGreaterThan(4000);
  });
});
