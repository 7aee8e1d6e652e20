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

const NOW = new Date('2026-11-27T12:00:00.000Z');

const restored = (past: MenuState, itemIds?: ReadonlySet<string>, now = stateOf()) =>
  restoredState(now, past, {
    entitlements: { languages: true, branding: true },
    images: new Set<string>(),
    now: NOW,
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

describe('an item that is out until a moment', () => {
  const item = { id: 'a', imageUrl: null, externalId: null, categoryId: null };
  type Availability = Pick<PastItem, 'isAvailable' | 'availableAgainAt'>;
  const available: Availability = { isAvailable: true, availableAgainAt: null };
  const outUntil = (availableAgainAt: string | null): Availability => ({
    isAvailable: false,
    availableAgainAt,
  });
  const availabilityIn = ({ wanted }: ReturnType<typeof restored>) => {
    const { isAvailable, availableAgainAt } = wanted.items.get('a')!;
    return { isAvailable, availableAgainAt };
  };
  const stateWith = (availability: Availability) =>
    stateOf({ ...item, dietaryTags: [], allergens: [], ...availability });

  it.each([
    ['a day ahead, stays out', outUntil('2026-11-28T12:00:00.000Z'), undefined],
    ['a millisecond ahead, stays out', outUntil('2026-11-27T12:00:00.001Z'), undefined],
    ['that is now, is available', outUntil('2026-11-27T12:00:00.000Z'), available],
    ['that has passed, is available', outUntil('2026-11-26T12:00:00.000Z'), available],
    ['that nobody knows, stays out', outUntil(null), undefined],
  ])('%s', (_, current, becomes = current) => {
    // An existing item keeps its availability. A deleted item gets that of the version.
    const now = stateWith(current);
    expect(availabilityIn(restored(stateWith(available), undefined, now))).toEqual(becomes);
    expect(availabilityIn(restored(stateWith(current)))).toEqual(becomes);
  });
});
