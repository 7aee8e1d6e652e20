import { suitsDiet } from './diets';

describe('whom an item suits', () => {
  it.each([
    [['Vegano'], 'Vegetariano', true],
    [['Vegetariano'], 'Vegetariano', true],
    [['Vegetariano'], 'Vegano', false],
    [['Picante', 'Sin Gluten'], 'Sin Gluten', true],
    [[], 'Vegetariano', false],
  ] as const)('%j: %s, %s', (tags, asked, suits) => {
    expect(suitsDiet(tags, asked)).toBe(suits);
  });
});
