/**
 * Articles are Markdown, which Jest compiles for a suite's own realm.
 *
 * @jest-environment ./rig/jest/node-environment.mjs
 */
import { searchArticles } from './search-articles';

const best = (query: string) => searchArticles(query)[0]?.id;

describe('the search of the help centre', () => {
  it.each([
    ['imprimir mesas', 'imprimir-mesas'],
    ['IMPORTAR EXCEL', 'importar-carta'],
    ['¿cómo cambio los precios?', 'precios-y-agotados'],
    ['contraseña', 'no-puedo-entrar'],
    ['privacidad', 'privacidad-de-comensales'],
  ])('answers "%s"', (query, id) => expect(best(query)).toBe(id));

  it.each([
    ['codigo qr', 'código QR'],
    ['contrasena', 'contraseña'],
    ['categoria', 'categoría'],
  ])('forgives accents: "%s" finds as "%s" does', (plain, accented) => {
    expect(searchArticles(plain).map(({ id }) => id)).toEqual(
      searchArticles(accented).map(({ id }) => id),
    );
    expect(searchArticles(plain).length).toBeGreaterThan(0);
  });

  it.each([
    ['inportar', 'importar-carta'],
    ['idoimas', 'idiomas'],
    ['whatsap', 'compartir-enlace'],
  ])('forgives a slip of the finger: "%s"', (query, id) => {
    expect(searchArticles(query).map((article) => article.id)).toContain(id);
  });

  it('looks into the text, not only the titles', () => {
    expect(searchArticles('hábeas webhooks punto de venta').map(({ id }) => id)).toContain(
      'conectar-programas',
    );
    expect(best('recibo')).toBe('pagar-un-plan');
  });

  it('finds nothing where there is nothing', () => {
    expect(searchArticles('helicóptero')).toEqual([]);
    expect(searchArticles('como se')).toEqual([]);
  });
});
