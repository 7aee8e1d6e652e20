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

  it.each(['\u200b\u200b', '\u00ad', '\ufe0f', ' \u2800\u3164 '])(
    'a text without a visible character becomes null (%j)',
    (name) => expect(normalizedFields({ name })).toEqual({ name: null }),
  );

  it('characters without a shape stay inside of a text', () => {
    const name = 'Chef \u{1f468}\u200d\u{1f373} Hor\u00adno';
    expect(normalizedFields({ name })).toEqual({ name });
  });

  it('what is no text stays as it is', () => {
    const sent = { isAvailable: false, displayOrder: 0, dietaryTags: ['Vegano'] };
    expect(normalizedFields(sent)).toEqual(sent);
  });
});
