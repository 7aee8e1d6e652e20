import { sentences } from './advice.fixtures';

describe('an item without a photo', () => {
  it('counts among the five most opened, from twenty times on', () => {
    const flan = { name: 'Flan', views: 20, imageUrl: null };
    expect(sentences({ items: [{ ...flan, views: 19 }] })).toEqual([]);
    expect(sentences({ items: [flan] })).toEqual([
      'Abrieron Flan 20 veces y no tiene foto: súbele una',
    ]);
    expect(sentences({ items: [{ ...flan, imageUrl: '/foto.jpg' }] })).toEqual([]);
    const others = Array.from({ length: 5 }, (_, at) => ({ name: `Plato ${at}`, views: 21 }));
    expect(sentences({ items: [...others.slice(1), flan] })).toHaveLength(1);
    expect(sentences({ items: [...others, flan] })).toEqual([]);
  });
});
