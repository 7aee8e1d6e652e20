import { ItemViews, Visit } from '../index';
import { rowsOf } from './rows';

const areVisits = rowsOf(Visit);
const areItemViews = rowsOf(ItemViews);
const id = '0d2c8a4e-5c1f-4b76-9a3e-1f2d3c4b5a69';
const visit = { menuId: id, visitorId: 'visitor-1', source: 'qr', at: '2026-11-21T12:00:00.000Z' };

describe('rows of a DTO', () => {
  test.each([
    ['none', []],
    ['one', [visit]],
    ['with what may be left out, and without', [{ ...visit, userAgent: null }, visit]],
  ])('are taken: %s', (_, rows) => expect(areVisits(rows)).toBe(true));

  test.each([
    ['no list', visit],
    ['no row', [null]],
    ['an id that is none', [visit, { ...visit, menuId: 'x' }]],
    ['a field too few', [{ ...visit, at: undefined }]],
    ['a field too many', [{ ...visit, role: 'admin' }]],
    ['a list for a text', [{ ...visit, visitorId: ['visitor-1'] }]],
    ['a text too long', [{ ...visit, userAgent: 'x'.repeat(1001) }]],
    ['another source', [{ ...visit, source: 'poster' }]],
  ])('are refused: %s', (_, rows) => expect(areVisits(rows)).toBe(false));

  test('may hold lists', () => {
    const { source, ...view } = visit;
    expect(areItemViews([{ ...view, itemIds: [id] }])).toBe(true);
    expect(areItemViews([{ ...view, itemIds: [id, id] }])).toBe(false);
    expect(areItemViews([{ ...view, itemIds: [source] }])).toBe(false);
  });
});
