import { searchDocs } from './search-docs';

const titles = (text: string) => searchDocs(text).map(({ title, detail }) => detail ?? title);

describe('a search of the documentation', () => {
  it('finds calls and parts of the guide, whatever their accents and capitals', () => {
    expect(titles('PRECIOS menú')).toContain('PUT /api/menus/{menuId}/prices');
    expect(titles('idempotency')).toContain('Repetir sin riesgo');
    expect(titles('items.upsert')[0]).toBe('PUT /api/menus/{menuId}/items');
    expect(searchDocs('límites')[0]).toMatchObject({ to: '/documentacion-api#limites' });
  });

  it('finds nothing of nothing, nor of a word that is nowhere', () => {
    expect([searchDocs('  '), searchDocs('ornitorrinco')]).toEqual([[], []]);
  });
});
