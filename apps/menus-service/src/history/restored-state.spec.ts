import type { MenuState, PastItem } from './menu-state';
import { restoredState } from './restored-state';

const stateOf = (...items: Partial<PastItem>[]): MenuState => ({
  menu: {
    logoUrl: null,
    coverUrl: null,
    languages: [],
    qrDesign: {},
  } as unknown as MenuState['menu'],
  categories: new Map(),
  items: new Map(items.map((item) => [item.id!, item as PastItem])),
});

const restored = (past: MenuState, itemIds?: ReadonlySet<string>) =>
  restoredState(stateOf(), past, {
    entitlements: { languages: true, branding: true },
    images: new Set<string>(),
    now: new Date(),
    itemIds,
  });

it.each([
  ['all of it', undefined],
  ['some items', new Set(['a', 'b'])],
])(
  'a version, %s, comes back without the dietary tags that allergens deny, and says of how many items',
  (_, itemIds) => {
    const item = { imageUrl: null, externalId: null, categoryId: null, availableAgainAt: null };
    const past = stateOf(
      {
        ...item,
        id: 'a',
        dietaryTags: ['Vegano', 'Picante', 'Sin Gluten'],
        allergens: ['Huevos', 'Gluten'],
      },
      { ...item, id: 'b', dietaryTags: ['Vegano'], allergens: ['Maní'] },
    );
    const { wanted, notRestored } = restored(past, itemIds);
    expect([...wanted.items.values()].map(({ dietaryTags }) => dietaryTags)).toEqual([
      ['Picante'],
      ['Vegano'],
    ]);
    expect(notRestored).toEqual([{ what: 'dietaryTags', count: 1 }]);
  },
);
