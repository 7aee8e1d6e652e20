import { OBJECT_PATH_PATTERN } from '@cartaviva/domain';
import { TEMPLATE_IMAGES, templateImage, templateImageId } from './template-image';

describe('the images of the system', () => {
  it('have ids that never change', () => {
    expect(templateImageId('cafe')).toBe('f1561d1f-7c38-8b27-a86d-37a8536d9e1e');
    expect(new Set(TEMPLATE_IMAGES.map(templateImageId)).size).toBe(TEMPLATE_IMAGES.length);
  });

  it.each(TEMPLATE_IMAGES)('%s is an object like any other', (name) => {
    expect(templateImage(name)).toMatch(OBJECT_PATH_PATTERN);
  });
});
