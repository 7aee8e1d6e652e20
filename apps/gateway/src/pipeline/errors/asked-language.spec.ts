import { askedLanguage } from './asked-language';

const asked = (url: string, acceptLanguage?: string) =>
  askedLanguage({ url, headers: acceptLanguage ? { 'accept-language': acceptLanguage } : {} });

describe('the language of a refusal', () => {
  it.each([
    ['/api/menus', undefined, 'es'],
    ['/api/menus', 'en', 'en'],
    ['/api/menus', 'en-US,en;q=0.9,es;q=0.8', 'en'],
    ['/api/menus', 'en;q=0.5, es-DO', 'es'],
    ['/api/menus', 'fr, de;q=0.7', 'es'],
    ['/api/menus', '*', 'es'],
    ['/api/menus', 'en;q=0', 'es'],
    ['/api/menus', 'en;q=x', 'es'],
    ['/api/menus?lang=en', 'es', 'en'],
    ['/api/menus?page=1&lang=es', 'en', 'es'],
    ['/api/menus?lang=fr', 'en', 'en'],
  ])('of %s with %s is %s', (url, acceptLanguage, language) => {
    expect(asked(url, acceptLanguage)).toBe(language);
  });
});
