import { optionIn, textsIn } from './languages';

const item = {
  name: 'Sopa',
  description: 'Con fideos',
  translations: { en: { name: 'Soup', options: { Grande: 'Large' } } },
};

describe('what is read in another language', () => {
  it('is the translation, and the menu’s own words where there is none', () => {
    expect(textsIn(item, 'en')).toEqual({ name: 'Soup', description: 'Con fideos' });
    expect(textsIn(item, 'fr')).toEqual({ name: 'Sopa', description: 'Con fideos' });
    expect(textsIn({ name: 'Sopa' }, 'en')).toEqual({ name: 'Sopa', description: null });
  });

  it.each([
    ['Grande', 'Large'],
    ['Pequeña', 'Pequeña'],
    ['constructor', 'constructor'],
    ['__proto__', '__proto__'],
  ])('of the option %s is %s', (option, read) => {
    expect(optionIn(option, item.translations, 'en')).toBe(read);
    expect(optionIn(option, undefined, 'en')).toBe(option);
  });
});
