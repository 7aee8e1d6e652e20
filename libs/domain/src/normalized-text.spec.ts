import { normalizedFields } from './normalized-text';

describe('fields as they are stored', () => {
  it('texts lose surrounding blanks and are composed', () => {
    expect(normalizedFields({ name: ' \u00a0Café Ñ \n' })).toEqual({ name: 'Café Ñ' });
  });

  it('blank texts become null, null stays, what was left out stays out', () => {
    expect(normalizedFields({ phone: '  ', address: '', logoUrl: null, name: undefined })).toEqual({
      phone: null,
      address: null,
      logoUrl: null,
    });
  });

  it('what is no text stays as it is', () => {
    const sent = { isAvailable: false, displayOrder: 0, dietaryTags: ['Vegano'] };
    expect(normalizedFields(sent)).toEqual(sent);
  });
});
