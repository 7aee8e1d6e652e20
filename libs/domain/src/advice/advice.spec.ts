import { ADVICE_RULES, MAX_ADVICE } from './advice-rules';
import { advise, named } from './advice.fixtures';

describe('advice', () => {
  it('is none for a menu without items, and for one item that does well', () => {
    expect(advise({ items: [] })).toEqual([]);
    expect(advise({ items: named('Flan'), views: 200 })).toEqual([]);
  });

  it('is at most three, of different rules, those about most people and losses first', () => {
    const all = advise({
      views: 100,
      qr: 0,
      items: [
        { name: 'Flan', views: 0 },
        { name: 'Mofongo', views: 90, imageUrl: null },
        { name: 'Chivo', soldOutViews: 6 },
      ],
      details: {
        searches: [
          { text: 'paella', visitors: 30 },
          { text: 'sushi', visitors: 20 },
        ],
      },
    });
    // The weights are 30 × 5, 90 × 0.5 and 100 × 0.3. The findings with 6 × 4 and 33 × 0.2 are left out.
    expect(all.map(({ rule }) => rule)).toEqual([
      'empty-search',
      'item-without-photo',
      'not-scanned',
    ]);
    expect(all).toHaveLength(MAX_ADVICE);
  });

  it('of two that weigh the same keeps the order of the rules', () => {
    const { length } = ADVICE_RULES;
    expect(new Set(ADVICE_RULES).size).toBe(length);
    const same = advise({
      items: [{ name: 'Chivo', soldOutViews: 5 }],
      details: { searches: [{ text: 'paella', visitors: 4 }] },
    });
    expect(same.map(({ rule }) => rule)).toEqual(['empty-search', 'sold-out-opened']);
  });
});
