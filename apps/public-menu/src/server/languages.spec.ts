import type { PublicItemView } from '@cartaviva/contracts';
import { ALLERGENS, type LanguageCode } from '@cartaviva/domain';
import { PAGE, wordsOf } from '../testing/menu-body';
import { sampleItem, sampleMenu } from '../testing/sample-menu';
import { renderMenuPage } from './index';

describe('a menu in several languages', () => {
  const menu = sampleMenu({
    languages: ['en', 'ht'],
    translations: { en: { name: 'Lunch', description: 'Slow food.' } },
    addsLey: true,
  });
  const stew = sampleItem(1, {
    name: 'Sancocho',
    translations: { en: { name: 'Seven-meat stew' } },
  });
  const htmlIn = (language: LanguageCode, items: PublicItemView[] = [stew]) =>
    renderMenuPage(
      { state: 'published', published: { menu, categories: [], items } },
      { ...PAGE, language },
    ).html;

  it('is read in the one asked for, and in its own words where those are missing', () => {
    const html = htmlIn('en', [stew, sampleItem(2, { name: 'Flan' })]);
    expect(html).toContain('<html lang="en">');
    for (const text of ['Lunch', 'Slow food.', 'Seven-meat stew', 'Flan']) {
      expect(wordsOf(html)).toContain(text);
    }
    expect(htmlIn('fr')).toContain('<html lang="es-DO">');
  });

  it('speaks that language itself, and carries the words of no other', () => {
    const soldOut = sampleItem(2, { dietaryTags: ['Sin Nueces'], isAvailable: false });
    const html = htmlIn('ht', [soldOut]);
    for (const text of [
      'Ale dirèk nan meni an',
      'Pa disponib',
      'San nwa',
      'Y ap ajoute 10 % sèvis sou pri yo.',
      'Meni dijital ki fèt ak CartaViva',
    ]) {
      expect(wordsOf(html)).toContain(text);
    }
    expect(html).toContain('value="Sin Nueces" aria-pressed="false">San nwa</button>');
    expect(html).toContain('Voye sou WhatsApp');
    expect(html).not.toMatch(/Enviar por|No disponible|Send by/);
  });

  it('says in that language what items contain', () => {
    const items = [sampleItem(1, { allergens: [...ALLERGENS] })];
    expect(wordsOf(htmlIn('en', items))).toMatch(/Contains: gluten, crustaceans, (.*), mollusks/);
    expect(wordsOf(htmlIn('ht', items))).toMatch(/Gen ladan l: gliten, (.*), molisk/);
  });

  it('links to the others, for people and for search engines', () => {
    const html = htmlIn('en');
    expect(html).toContain('<a href="?lang=ht" lang="ht" hrefLang="ht">Kreyòl ayisyen</a>');
    const address = 'https://cartaviva.do/m/la-casa-del-mofongo';
    expect(html).toContain(`<link rel="canonical" href="${address}?lang=en"/>`);
    expect(html).toContain(`<link rel="alternate" hrefLang="es" href="${address}"/>`);
    expect(html).toContain(`<link rel="alternate" hrefLang="ht" href="${address}?lang=ht"/>`);
    expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${address}"/>`);
    expect(html).toContain('<meta property="og:locale" content="en"/>');
    expect(htmlIn('es')).toContain('<meta property="og:locale" content="es_DO"/>');
  });

  it('shares an item under the same name in every language', () => {
    expect(htmlIn('en')).toContain('<li id="p-sancocho">');
  });

  it('says in the language asked for that it cannot be shown', () => {
    const { html } = renderMenuPage({ state: 'missing' }, { ...PAGE, language: 'en' });
    expect(html).toContain('<html lang="en">');
    expect(wordsOf(html)).toContain('Menu not found');
  });
});
