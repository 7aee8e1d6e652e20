import { changesTo } from './changes-to';

describe('changes to a row', () => {
  const row = { name: 'Flan', phone: null as string | null, tags: ['Vegano'] };

  test('are the fields that differ', () => {
    expect(changesTo(row, { name: 'Pudín', phone: null, tags: ['Vegano'] })).toEqual({
      name: 'Pudín',
    });
    expect(changesTo(row, { tags: [] })).toEqual({ tags: [] });
  });

  test('are null when the row is already what was sent', () => {
    expect(changesTo(row, { name: 'Flan', tags: ['Vegano'] })).toBeNull();
    expect(changesTo(row, {})).toBeNull();
  });
});
