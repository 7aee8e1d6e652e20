import { advise, MENU, sentences } from './advice.fixtures';

describe('an item that was opened while it was sold out', () => {
  const chivo = { name: 'Chivo', soldOutViews: 5 };

  it('counts from five times on', () => {
    expect(sentences({ items: [{ ...chivo, soldOutViews: 4 }] })).toEqual([]);
    expect(advise({ items: [chivo] })).toEqual([
      {
        rule: 'sold-out-opened',
        sentence: 'Abrieron Chivo 5 veces mientras estaba agotado: prepara más',
        action: 'Ver el plato',
        path: `/editor/${MENU}?item=item-0#items`,
      },
    ]);
  });

  it('is to return, or to go, where it is sold out still', () => {
    expect(sentences({ items: [{ ...chivo, isAvailable: false }] })).toEqual([
      'Chivo está agotado y lo abrieron 5 veces: repónlo o quítalo del menú',
    ]);
  });

  it('is the one of most, and of two alike the first by name', () => {
    const items = [chivo, { ...chivo, name: 'Asado' }];
    expect(sentences({ items })[0]).toContain('Asado');
    expect(sentences({ items: [{ ...chivo, soldOutViews: 6 }, items[1]!] })[0]).toContain('Chivo');
  });
});
