import type { DietaryTag } from '../menu/diets';
import { named, sentences, type Made } from './advice.fixtures';

describe('a dietary filter with few items', () => {
  const filter = (tag: DietaryTag, visitors: number, items: readonly Made[]) =>
    sentences({ items, details: { filters: [{ tag, visitors }] } });
  const vegan = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      name: `Vegano ${at}`,
      dietaryTags: ['Vegano'] as const,
    }));
  const plain = named('Chivo', 'Res', 'Cerdo');

  it('counts from five people on, and up to two items', () => {
    expect(filter('Vegano', 4, plain)).toEqual([]);
    expect(filter('Vegano', 5, plain)).toEqual([
      '5 personas filtraron por Vegano y tu menú no marca ningún plato',
    ]);
    expect(filter('Vegano', 9, [...plain, ...vegan(1)])).toEqual([
      '9 personas filtraron por Vegano y solo encontraron 1 plato: marca los demás que lo sean',
    ]);
    expect(filter('Vegano', 9, [...plain, ...vegan(2)])).toHaveLength(1);
    expect(filter('Vegano', 9, [...plain, ...vegan(3)])).toEqual([]);
  });

  it('says nothing where hardly any item is left to mark', () => {
    expect(filter('Vegano', 9, plain.slice(0, 2))).toEqual([]);
    expect(filter('Vegano', 9, [])).toEqual([]);
  });
});
