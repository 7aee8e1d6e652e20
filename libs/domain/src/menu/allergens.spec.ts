import { ALLERGENS, deniedTags } from './allergens';

describe('allergens', () => {
  it('are the fourteen of the regulation', () => expect(new Set(ALLERGENS).size).toBe(14));

  it.each([
    [['Sin Gluten'], ['Gluten', 'Maní'], ['Sin Gluten']],
    [['Sin Lácteos', 'Picante'], ['Lácteos'], ['Sin Lácteos']],
    [['Sin Nueces'], ['Frutos secos'], ['Sin Nueces']],
    [['Sin Nueces'], ['Maní'], []],
    [['Vegetariano', 'Vegano'], ['Huevos'], ['Vegano']],
    [['Vegetariano', 'Vegano'], ['Moluscos'], ['Vegetariano', 'Vegano']],
    [['Sin Gluten', 'Picante'], [], []],
  ] as const)('of an item that is %j and contains %j deny %j', (tags, contained, denied) =>
    expect(deniedTags(tags, contained)).toEqual(denied),
  );
});
