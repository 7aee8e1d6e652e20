import type { PrintedMenu } from '@cartaviva/contracts';
import {
  ALLERGENS,
  MENU_DESIGNS,
  PLAIN_QR,
  PRINT_LAYOUTS,
  PRINT_STYLES,
  type Allergen,
  type MenuDesign,
  type PrintLayout,
} from '@cartaviva/domain';
import { runs } from '@cartaviva/rig/properties.mjs';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { aPublishedItem as item, aPublishedMenu as menuOf } from '../../test/published-menu';
import { loadPdfjs } from '../menu-drafts/load-pdfjs';
import { headingType } from './heading-type';
import { LAYOUTS } from './layouts';
import { fallbackFonts } from './fallback-fonts';
import { lettersBeyond, Paper } from './paper';
import { codeFor } from './print';

const TO_MENU = {
  ...{ menuId: randomUUID(), publicUrl: 'https://cartaviva.do' },
  code: { design: PLAIN_QR, logo: undefined },
};

async function draw(layout: PrintLayout, content: PrintedMenu, tables: string[] = []) {
  const { design } = content.menu;
  const headings = await headingType(design);
  const fallbacks = await fallbackFonts(lettersBeyond(JSON.stringify(content)));
  const paper = new Paper('Carta', { style: PRINT_STYLES[design], headings, fallbacks });
  LAYOUTS[layout](paper, { layout, content, tables, ...TO_MENU });
  return { pdf: await paper.finish(), lost: paper.lost };
}

const print = async (...asked: Parameters<typeof draw>) =>
  (await draw(...asked)).pdf.toString('latin1');

/** Extracts a document's text as a PDF reader shows it. */
async function textIn(pdf: Buffer): Promise<string> {
  const { getDocument } = await loadPdfjs();
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  await document.destroy();
  return items.map((one) => ('str' in one ? one.str : '')).join('');
}

const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;
const numbered = (tables: number) => Array.from({ length: tables }, (_, at) => String(at + 1));

describe('what owners print', () => {
  it.each<[PrintLayout, number, number]>([
    ['tent', 0, 1],
    ['tent', 12, 12],
    ['label', 0, 1],
    ['label', 12, 1],
    ['label', 13, 2],
    ['poster', 0, 1],
    ['poster', 3, 3],
    ['menu', 0, 1],
  ])('%s for %i tables takes %i sheets', async (layout, tables, sheets) => {
    expect(pagesOf(await print(layout, menuOf([item()]), numbered(tables)))).toBe(sheets);
  });

  it.each<[PrintLayout, string | null, string]>([
    ['tent', '4', '/Q/34679CD-T'],
    ['label', 'Salón 2', '/Q/FGHJKMN-L'],
    ['poster', null, '/Q/7K3M9XW-P'],
    ['menu', null, '/Q/7K3M9XW-M'],
  ])('has codes that name the %s, and the table %j', (layout, table, path) => {
    const content = { ...menuOf([]), tableCodes: { 4: '34679CD', 'Salón 2': 'FGHJKMN' } };
    const whole = { layout, content, tables: [], ...TO_MENU };
    const address = `HTTPS://CARTAVIVA.DO${path}`;
    expect(codeFor(whole, table)).toEqual({ ...TO_MENU.code, address });
  });

  it.each(['4', 'constructor'])('has a code for the table %s that was given none', (table) => {
    const whole = { layout: 'tent', content: menuOf([]), tables: [], ...TO_MENU } as const;
    const { menuId, publicUrl } = TO_MENU;
    const address = `${publicUrl}/menu/${menuId}?source=qr&p=t&mesa=${table}`;
    expect(codeFor(whole, table).address).toBe(address);
  });

  it('carries its own letters, which have ₡ and ₲', async () => {
    const pdf = await print('menu', menuOf([item()]));
    expect(pdf).toMatch(/\/FontName \/[A-Z]+\+Inter/);
    expect(pdf).not.toMatch(/Helvetica/);
  });

  describe('with letters of other scripts', () => {
    const NAMES = [
      'Sushi 寿司',
      '麻婆豆腐饭 繁體雞蛋',
      '김치볶음밥',
      'うどん饂飩',
      'كبسة دجاج',
      'חומוס (טחינה)',
      'ผัดไทย',
      'दाल मखनी',
      'Հայկական',
      'ხაჭაპური',
      'Борщ',
      'Μουσακάς',
      'Phở Việt',
      'Pizza 🍕 👨‍🍳',
      'Hoy ★ ✓ ☕',
    ];
    const items = NAMES.map((name) => item({ name, description: name }));

    it.each(PRINT_LAYOUTS)('%s contains them all', async (layout) => {
      const content = menuOf(items, `Casa ${NAMES.join(' ')}`);
      const { pdf, lost } = await draw(layout, content, ['Salón 寿']);
      expect(lost.missing).toEqual([]);
      expect(lost.uncoloured).toEqual(expect.arrayContaining(['🍕', '👨‍🍳']));
      // The document embeds subsets instead of whole fonts.
      expect(pdf.length).toBeLessThan(300_000);
    });

    it('keeps the text readable, in the order of the script', async () => {
      const { pdf } = await draw('menu', menuOf(items));
      const text = await textIn(pdf);
      for (const name of ['寿司', '麻婆豆腐饭', '김치볶음밥', 'うどん饂飩', 'Борщ', 'Հայկական']) {
        expect(text).toContain(name);
      }
    });

    it('reports letters that no font has', async () => {
      const { lost } = await draw('label', menuOf([], 'ಮಸಾಲೆ Dosa'));
      expect(lost).toEqual({ missing: ['ಮ', 'ಸಾ', 'ಲೆ'], uncoloured: [] });
    });
  });

  it('takes more sheets for a longer menu, and leaves nothing out', async () => {
    const long = Array.from({ length: 200 }, (_, at) => item({ name: `Plato ${at}` }));
    expect(pagesOf(await print('menu', menuOf(long)))).toBeGreaterThan(3);
  });

  it('says what each item contains', async () => {
    const sheets = async (allergens: Allergen[]) => {
      const items = Array.from({ length: 50 }, (_, at) => item({ name: `Plato ${at}`, allergens }));
      return pagesOf(await print('menu', menuOf(items)))!;
    };
    expect(await sheets([...ALLERGENS])).toBeGreaterThan(await sheets([]));
  });

  it('gives an item the room of its words, however many lines they are broken into', async () => {
    const description = `Rico${'\n'.repeat(1900)}y abundante`;
    expect(pagesOf(await print('menu', menuOf([item({ description })])))).toBe(1);
  });

  describe('of a design with headings of its own', () => {
    const DESIGNS = MENU_DESIGNS.filter((design) => design !== 'classic');
    const OWN_TYPE = /\+(Caprasimo|Cormorant|Shrikhand|Fraunces|LeagueGothic|Poiret)/;
    const designed = (design: MenuDesign, restaurantName?: string) => {
      const { menu, ...content } = menuOf([item()], restaurantName);
      return { ...content, menu: { ...menu, design } };
    };

    // These cases cover each design and each layout.
    it.each(
      DESIGNS.map((design, at) => [design, PRINT_LAYOUTS[at % PRINT_LAYOUTS.length]!] as const),
    )('%s: %s has them in that typeface', async (design, layout) => {
      const pdf = await print(layout, designed(design), ['1']);
      expect(pdf).not.toMatch(/YoungSerif/);
      expect(pdf).toMatch(OWN_TYPE);
      expect(pdf).toMatch(/\+Inter/);
    });

    it.each(DESIGNS)('%s writes what its typeface has not as it writes text', async (design) => {
      expect(await print('label', designed(design, 'Ресторан'))).not.toMatch(OWN_TYPE);
    });

    it('takes as many sheets', async () => {
      for (const design of ['classic', DESIGNS[0]!] as const) {
        expect(pagesOf(await print('tent', designed(design), numbered(3)))).toBe(3);
      }
    });
  });

  it('can be drawn whatever the restaurant and its items are called', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PRINT_LAYOUTS),
        fc.constantFrom(...MENU_DESIGNS),
        fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }),
        fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }),
        async (layout, design, restaurant, name) => {
          const { menu, ...content } = menuOf([item({ name })], restaurant);
          const pdf = await print(layout, { ...content, menu: { ...menu, design } }, ['1']);
          expect(pdf).toMatch(/^%PDF/);
        },
      ),
      { numRuns: runs(6), examples: [['tent', 'classic', 't\u0308', ' ']] },
    ));
});
