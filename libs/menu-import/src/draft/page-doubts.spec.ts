import type { DraftDoubt } from '@cartaviva/domain';
import { doubtWholeMenu } from './page-doubts';

const doubtsOf = (categories: Readonly<Record<string, readonly number[]>>): string[] => {
  const built = Object.entries(categories).map(([name, prices]) => ({
    name,
    items: prices.map((price) => ({ price: price.toFixed(2), doubts: new Set<DraftDoubt>() })),
  }));
  doubtWholeMenu(built);
  return built.flatMap(({ items }) => items.map(({ doubts }) => [...doubts].join()));
};

const usual = [100, 250, 300, 150, 400, 325, 275, 90, 60, 75, 120, 500];

it('doubts prices that count up by one', () => {
  expect(doubtsOf({ Sopas: [1, 2, 3, 4, 5, 6] })).toEqual(Array(6).fill('price'));
  expect(doubtsOf({ Sopas: [1, 2, 3, 4, 5] })).toEqual(Array(5).fill(''));
});

it('doubts a price whose ending differs from nearly all others', () => {
  expect(doubtsOf({ Sopas: [...usual, 347.2] }).filter(Boolean)).toEqual(['price']);
  expect(doubtsOf({ Sopas: [...usual, 347.2, 12.1, 13.7] }).filter(Boolean)).toEqual([]);
});

it('doubts categories that list things, or have one item each', () => {
  expect(doubtsOf({ 'Yuca, ñame': [100, 250], Sopas: [90, 80] })).toEqual([
    'category',
    'category',
    '',
    '',
  ]);
  expect(doubtsOf({ Ana: [100], Bea: [250], Cora: [90], Dora: [75] })).toEqual(
    Array(4).fill('category'),
  );
  expect(doubtsOf({ Ana: [100], Bea: [250], Cora: [90] })).toEqual(['', '', '']);
});
