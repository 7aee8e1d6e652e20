import type { PublishedMenu } from '@cartaviva/contracts';
import { PLAIN_QR, PRINT_LAYOUTS, type PrintLayout } from '@cartaviva/domain';
import fc from 'fast-check';
import { aPublishedItem as item, aPublishedMenu as menuOf } from '../../test/published-menu';
import { LAYOUTS } from './layouts';
import { Paper } from './paper';
import { codeFor } from './print';

async function print(layout: PrintLayout, content: PublishedMenu, tables: string[] = []) {
  const paper = new Paper('Carta');
  const code = { address: 'https://cartaviva.do/menu/1', design: PLAIN_QR, logo: undefined };
  LAYOUTS[layout](paper, { layout, content, tables, code });
  return (await paper.finish()).toString('latin1');
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
    ['tent', '4', '?source=qr&p=t&mesa=4'],
    ['label', 'Salón 2', '?source=qr&p=l&mesa=Sal%C3%B3n+2'],
    ['poster', null, '?source=qr&p=p'],
    ['menu', null, '?source=qr&p=m'],
  ])('has codes that name the %s, and the table %j', (layout, table, marks) => {
    const code = { address: 'https://cartaviva.do/menu/1', design: PLAIN_QR, logo: undefined };
    const whole = { layout, content: menuOf([]), tables: [], code };
    expect(codeFor(whole, table)).toEqual({ ...code, address: code.address + marks });
  });

  it('carries its own letters, which have ₡ and ₲', async () => {
    const pdf = await print('menu', menuOf([item()]));
    expect(pdf).toMatch(/\/FontName \/[A-Z]+\+Inter/);
    expect(pdf).not.toMatch(/Helvetica/);
  });

  it('takes more sheets for a longer menu, and leaves nothing out', async () => {
    const long = Array.from({ length: 200 }, (_, at) => item({ name: `Plato ${at}` }));
    expect(pagesOf(await print('menu', menuOf(long)))).toBeGreaterThan(3);
  });

  it('gives an item the room of its words, however many lines they are broken into', async () => {
    const description = `Rico${'\n'.repeat(1900)}y abundante`;
    expect(pagesOf(await print('menu', menuOf([item({ description })])))).toBe(1);
  });

  it('can be drawn whatever the restaurant and its items are called', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PRINT_LAYOUTS),
        fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }),
        fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }),
        async (layout, restaurant, name) => {
          const pdf = await print(layout, menuOf([item({ name })], restaurant), ['1']);
          expect(pdf).toMatch(/^%PDF/);
        },
      ),
      { numRuns: 20, examples: [['tent', 't\u0308', ' ']] },
    ));
});
