import type { MenuView, PriceChangeRequest } from '@cartaviva/contracts';
import { FIRST_WISH, isLarge, percentIn, requestOf, withoutFaults } from './price-change';

const priced = (price: string) => ({ price, sizes: [], extras: [] });
const item = (before: string, after: string) => ({
  ...{ menuId: 'a', itemId: 's', name: 'Sancocho' },
  ...{ before: priced(before), after: priced(after) },
});

it.each([
  ['99', -99],
  ['99.99', undefined],
  ['100', undefined],
  ['0.01', -0.01],
  ['0', undefined],
])('takes %s percent down as %p', (percent, value) => {
  expect(percentIn({ percent, direction: 'down' })).toBe(value);
});

it.each([
  ['500', 500],
  ['500.01', undefined],
  ['12,5 %', 12.5],
  ['12.345', undefined],
])('takes %s percent up as %p', (percent, value) => {
  expect(percentIn({ percent, direction: 'up' })).toBe(value);
});

it.each([
  ['150.00', false],
  ['150.01', true],
  ['50.00', false],
  ['49.99', true],
])('100.00 that becomes %s is a large change: %p', (after, isMore) => {
  expect(isLarge(item('100.00', after))).toBe(isMore);
});

it('asks for nothing while no menu is chosen', () => {
  const menus = [{ id: 'a' } as MenuView];
  const wish = { ...FIRST_WISH, percent: '10' };
  expect(requestOf(wish, menus)).toMatchObject({ menuIds: ['a'], percent: 10 });
  expect(requestOf({ ...wish, left: new Set(['a']) }, menus)).toBeUndefined();
});

it('leaves out the lines of a list that change nothing, which are counted from one', () => {
  const prices = [
    { name: 'Sancocho', price: '1.00' },
    { name: 'Nada', price: '1.00' },
    { name: 'Flan', price: '1.00', line: 7 },
  ];
  const request: PriceChangeRequest = { menuIds: ['a'], kind: 'list', prices };
  const faults = [2, 7].map((line) => ({ line, reason: 'No hay tal plato' }));
  expect(withoutFaults(request, faults).prices).toEqual([prices[0]]);
});
