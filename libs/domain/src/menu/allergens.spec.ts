import { ALLERGENS, allowedTags, deniedTags, requireAllowedTags } from './allergens';

describe('allergens', () => {
  it('are the fourteen of the regulation', () => expect(new Set(ALLERGENS).size).toBe(14));

  it.each([
    [['Sin Gluten'], ['Gluten', 'Maní'], ['Sin Gluten']],
    [['Sin Lácteos', 'Picante'], ['Lácteos'], ['Sin Lácteos']],
    [['Sin Nueces'], ['Frutos secos'], ['Sin Nueces']],
    [['Sin Nueces'], ['Maní'], ['Sin Nueces']],
    [['Sin Nueces'], ['Ajonjolí', 'Soya'], []],
    [['Vegetariano', 'Vegano'], ['Huevos'], ['Vegano']],
    [['Vegetariano', 'Vegano'], ['Lácteos'], ['Vegano']],
    [['Vegetariano', 'Vegano'], ['Pescado'], ['Vegetariano', 'Vegano']],
    [['Vegetariano', 'Vegano'], ['Crustáceos'], ['Vegetariano', 'Vegano']],
    [['Vegetariano', 'Vegano'], ['Moluscos'], ['Vegetariano', 'Vegano']],
    [['Sin Gluten', 'Picante'], [], []],
  ] as const)('of an item that is %j and contains %j deny %j', (dietaryTags, allergens, denied) => {
    expect(deniedTags({ dietaryTags, allergens })).toEqual(denied);
    const others = dietaryTags.filter((tag) => !(denied as readonly string[]).includes(tag));
    expect(allowedTags({ dietaryTags, allergens })).toEqual(others);
  });
});

const NOTHING = { dietaryTags: [], allergens: [] };
const GLUTEN_FREE = { dietaryTags: ['Sin Gluten'], allergens: [] } as const;
const OF_WHEAT = { dietaryTags: [], allergens: ['Gluten'] } as const;
const CONTRARY = { dietaryTags: ['Sin Gluten'], allergens: ['Gluten'] } as const;
const REASON = 'Dice «Sin Gluten», pero contiene Gluten. Quita uno de los dos';

describe('an update of an item', () => {
  it.each([
    ['both', NOTHING, CONTRARY, { dietaryTags: REASON }],
    ['the tags alone', OF_WHEAT, { dietaryTags: ['Sin Gluten'] }, { dietaryTags: REASON }],
    ['the allergens alone', GLUTEN_FREE, { allergens: ['Gluten'] }, { allergens: REASON }],
  ] as const)('is refused by field for a contradiction in %s', (_, before, written, fields) =>
    expect(() => requireAllowedTags(before, written)).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', details: { fields } }),
    ),
  );

  it.each([
    ['neither', CONTRARY, {}],
    ['tags that are allowed', OF_WHEAT, { dietaryTags: ['Sin Lácteos'] }],
    ['all tags removed', CONTRARY, { dietaryTags: [] }],
    ['all allergens removed', CONTRARY, { allergens: [] }],
  ] as const)('is accepted with %s', (_, before, written) =>
    expect(() => requireAllowedTags(before, written)).not.toThrow(),
  );

  it('is refused with every contradictory tag and allergen', () =>
    expect(() =>
      requireAllowedTags(NOTHING, {
        dietaryTags: ['Vegano', 'Picante', 'Sin Lácteos'],
        allergens: ['Soya', 'Huevos', 'Lácteos'],
      }),
    ).toThrow(
      expect.objectContaining({
        details: {
          fields: {
            dietaryTags:
              'Dice «Vegano» y «Sin Lácteos», pero contiene Huevos y Lácteos. Quita uno de los dos',
          },
        },
      }),
    ));
});
