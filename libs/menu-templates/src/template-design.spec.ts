import { TEMPLATES } from './templates';
import { designOfTemplate } from './template-design';

describe('the design of a template', () => {
  it.each(TEMPLATES.map(({ id }) => id))('is one made for such places: %s', (id) => {
    expect(designOfTemplate(id)).not.toBe('classic');
  });

  it('is the one of always of a template that is not known here', () => {
    expect(designOfTemplate('parrillada')).toBe('classic');
  });
});
