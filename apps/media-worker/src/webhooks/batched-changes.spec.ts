import { MAX_CONTENT_CHANGES_LENGTH, type ContentChange } from '@cartaviva/contracts';
import { merged, wanted } from './batched-changes';

const change = (type: ContentChange['type'], second = 0): ContentChange => ({
  type,
  at: new Date(Date.UTC(2026, 10, 23, 12, 0, second)).toISOString(),
});
const batch = (...changes: ContentChange[]) => ({ changes, omitted: [] });

describe('what a webhook wants to know', () => {
  const all = { changes: [change('item.created'), change('item.deleted')], omitted: [] };

  it('is what it is subscribed to', () => {
    expect(wanted(all, ['item.deleted'])).toEqual(batch(change('item.deleted')));
    expect(wanted({ ...all, omitted: ['item.updated'] }, ['item.updated'])).toEqual({
      changes: [],
      omitted: ['item.updated'],
    });
  });

  it('is nothing when there is none of it', () => {
    expect(wanted({ ...all, omitted: ['item.updated'] }, ['menu.deleted'])).toBeNull();
  });
});

describe('changes that are sent together', () => {
  it('follow each other as they were made, also when their events came late', () => {
    const late = merged(batch(change('item.updated', 2)), batch(change('item.created', 1)));
    expect(late.changes.map(({ type }) => type)).toEqual(['item.created', 'item.updated']);
  });

  it('are a hundred at most: of the others only the kinds are said', () => {
    const many = Array.from({ length: 80 }, () => change('item.created', 1));
    const { changes, omitted } = merged(batch(...many), {
      ...batch(...many, change('item.deleted', 2)),
      omitted: ['menu.updated'],
    });
    expect(changes).toHaveLength(100);
    expect(omitted).toEqual(['menu.updated', 'item.created', 'item.deleted']);
  });

  it('are no longer than an event is: of what is long fewer are named', () => {
    const item = { description: 'á'.repeat(2000) } as NonNullable<ContentChange['item']>;
    const long = Array.from({ length: 30 }, () => ({ ...change('item.updated'), item }));
    const { changes, omitted } = merged(batch(...long), batch(...long, change('item.deleted', 9)));
    expect(JSON.stringify(changes).length).toBeLessThanOrEqual(MAX_CONTENT_CHANGES_LENGTH);
    expect(changes.length).toBeGreaterThan(30);
    expect(omitted).toEqual(['item.updated', 'item.deleted']);
  });
});
