import { centsOf, PRICE_ROUNDINGS } from '@cartaviva/domain';
import fc from 'fast-check';
import type { EditedItem } from '../../../store/menu-store';
import { pricesOf } from '../../../store/prices-of';
import { changeOf, changes, repriced, type Wish } from './repricing';

const price = fc.integer({ min: 0, max: 500_000 }).map((cents) => (cents / 100).toFixed(2));
const options = fc.array(fc.record({ name: fc.string({ minLength: 1 }), price }), { maxLength: 3 });
const items = fc.array(
  fc.record({ id: fc.uuid(), name: fc.string(), price, sizes: options, extras: options }),
  { maxLength: 6 },
) as unknown as fc.Arbitrary<EditedItem[]>;
const wish: fc.Arbitrary<Wish> = fc.record({
  direction: fc.constantFrom('up', 'down'),
  by: fc.constantFrom('percent', 'amount'),
  amount: fc.integer({ min: 0, max: 20_000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
  roundTo: fc.constantFrom(...PRICE_ROUNDINGS),
  withExtras: fc.boolean(),
});

describe('changing many prices', () => {
  it('keeps what there was, so that sending it takes the change back', () => {
    fc.assert(
      fc.property(items, wish, (menu, wished) => {
        expect(repriced(menu, wished).map(({ before }) => before)).toEqual(menu.map(pricesOf));
      }),
    );
  });

  it('makes every new price a multiple of the rounding, never below nothing', () => {
    fc.assert(
      fc.property(items, wish, (menu, wished) => {
        for (const { after } of repriced(menu, wished)) {
          const all = [...(after.sizes.length > 0 ? after.sizes : [after])];
          for (const { price: changed } of all) {
            expect(centsOf(changed) % wished.roundTo).toBe(0);
            expect(centsOf(changed)).toBeGreaterThanOrEqual(0);
          }
        }
      }),
    );
  });

  it('has an item with sizes cost what the first of them does', () => {
    fc.assert(
      fc.property(items, wish, (menu, wished) => {
        for (const { after } of repriced(menu, wished)) {
          if (after.sizes[0]) expect(after.price).toBe(after.sizes[0].price);
        }
      }),
    );
  });

  it('leaves extras alone unless they are meant too', () => {
    fc.assert(
      fc.property(items, wish, (menu, wished) => {
        for (const { before, after } of repriced(menu, { ...wished, withExtras: false })) {
          expect(after.extras).toEqual(before.extras);
        }
      }),
    );
  });

  it.each(['', 'diez', '-5', '1.234'])('is no change while the amount is %p', (amount) => {
    const wished: Wish = {
      direction: 'up',
      by: 'percent',
      amount,
      roundTo: 1,
      withExtras: true,
    };
    expect(changeOf(wished)).toBeUndefined();
    fc.assert(fc.property(items, (menu) => !repriced(menu, wished).some(changes)));
  });
});
