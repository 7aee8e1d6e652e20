import { advise, MENU, sentences } from './advice.fixtures';

describe('an item that nobody opened', () => {
  const flan = { name: 'Flan', views: 0 };
  const others = [
    { name: 'Chivo', views: 3 },
    { name: 'Res', views: 3 },
  ];
  const menu = { views: 50, items: [flan, ...others] };

  it('counts from fifty views of the menu on, where the items are opened twice on average', () => {
    expect(sentences({ ...menu, views: 49 })).toEqual([]);
    expect(advise(menu)).toEqual([
      {
        rule: 'item-never-opened',
        sentence: 'Nadie abrió Flan en 30 días: ponle foto o quítalo',
        action: 'Ver el plato',
        path: `/editor/${MENU}?item=item-0#items`,
      },
    ]);
    expect(sentences({ ...menu, items: [flan, others[0]!, { name: 'Res', views: 2 }] })).toEqual(
      [],
    );
  });

  it('says nothing of what was not there the whole time', () => {
    expect(sentences({ ...menu, items: [{ ...flan, wasOffered: false }, ...others] })).toEqual([]);
    expect(sentences({ ...menu, menu: { wasPublished: false } })).toEqual([]);
    expect(sentences({ ...menu, items: [{ ...flan, views: 1 }, ...others] })).toEqual([]);
  });

  it('names two of many', () => {
    const many = (...names: string[]) =>
      sentences({
        ...menu,
        items: [...names.map((name) => ({ name, views: 0 })), { name: 'Chivo', views: 90 }],
      });
    expect(many('Flan', 'Pudín')).toEqual([
      'Nadie abrió Flan ni Pudín en 30 días: ponles foto o quítalos',
    ]);
    expect(many('Flan', 'Pudín', 'Té')[0]).toContain('Nadie abrió Flan, Pudín y 1 plato más en');
    expect(many('A', 'B', 'C', 'D')[0]).toContain('A, B y 2 platos más');
  });

  it('repeats names as they are, and cuts what no sentence could hold', () => {
    const written = { ...flan, name: `<b>"D'Flan" & más</b>` };
    expect(sentences({ ...menu, items: [written, ...others] })[0]).toContain(written.name);
    const long = { ...flan, name: 'ñ'.repeat(61) };
    expect(sentences({ ...menu, items: [long, ...others] })[0]).toContain(`${'ñ'.repeat(59)}… en`);
  });
});
