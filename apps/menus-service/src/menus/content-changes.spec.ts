import {
  faultsOf,
  MAX_CONTENT_CHANGES_LENGTH,
  MenuChanged,
  type Actor,
  type CategoryView,
  type ItemView,
} from '@cartaviva/contracts';
import { boundedChanges, changed, updated } from './content-changes';

const item = {
  ...{ id: 'bbbbbbbb-0000-4000-8000-000000000001', name: 'Mangú', price: '250.00' },
  ...{ description: null, dietaryTags: [], isAvailable: true, version: 1, updatedAt: 'then' },
} as unknown as ItemView;
const OWNER: Actor = { kind: 'user', role: 'user', accountId: item.id, userId: item.id };
const AT = new Date('2026-11-23T14:03:00.000Z');

describe('what is said of a change', () => {
  it('has the resource as it is, and the fields that differ as they were', () => {
    const after = { ...item, price: '300.00', isAvailable: false, version: 2, updatedAt: 'now' };
    expect(updated('item', item, after)).toEqual([
      { type: 'item.updated', item: after, previous: { price: '250.00', isAvailable: true } },
    ]);
    const category = { id: 'c', name: 'Sopas' } as CategoryView;
    expect(changed('category.deleted', category)).toEqual({ type: 'category.deleted', category });
  });

  it('is nothing where all fields are what they were', () => {
    expect(updated('item', item, { ...item, version: 2, updatedAt: 'now' })).toEqual([]);
  });

  it('fits one event: the first are named, of the others their kinds', () => {
    const one = [changed('item.created', item)];
    expect(boundedChanges(one, AT, OWNER)).toEqual({
      changes: [
        { ...one[0], at: AT.toISOString(), author: { kind: 'user', id: item.id, name: null } },
      ],
      omitted: [],
    });
    const many = Array<(typeof one)[0]>(101).fill(one[0]!);
    const { changes, omitted } = boundedChanges(
      [...many, changed('item.deleted', item)],
      AT,
      OWNER,
    );
    expect(changes).toHaveLength(100);
    expect(omitted).toEqual(['item.created', 'item.deleted']);

    const long = changed('item.created', { ...item, description: 'á'.repeat(2000) });
    const bounded = boundedChanges(Array<typeof long>(60).fill(long), AT, OWNER);
    expect(JSON.stringify(bounded.changes).length).toBeLessThanOrEqual(MAX_CONTENT_CHANGES_LENGTH);
    expect(bounded.changes.length).toBeGreaterThan(20);
    expect(bounded.omitted).toEqual(['item.created']);
  });

  it('keeps the rules of the event, also when nothing is named', () => {
    const id = 'aaaaaaaa-0000-4000-8000-000000000001';
    const event = { menuId: id, accountId: id, isPublished: true, isDeleted: false };
    for (const all of [[], [changed('item.created', item)]]) {
      const faults = faultsOf(MenuChanged, { ...event, ...boundedChanges(all, AT, OWNER) });
      expect([...faults]).toEqual([]);
    }
    const [first] = boundedChanges([changed('item.created', item)], AT, OWNER).changes;
    const unknown = { ...event, changes: [{ ...first, type: 'item.eaten' }], omitted: [] };
    expect(faultsOf(MenuChanged, unknown).size).toBe(1);
  });
});
