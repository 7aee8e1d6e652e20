import { priceOfCents, withTaxes } from '@cartaviva/domain';
import fc from 'fast-check';
import type { PageItem, MenuData } from '../../menu/menu-data';
import { secondAmount, secondPrice } from '../../menu/second-price';
import { billOf, MAX_OF_ONE, unitCents, withLine, withQuantity, type OrderLine } from './order';
import { orderMessage } from './order-message';

const mofongo: PageItem = {
  id: 'mofongo',
  anchor: 'p-mofongo',
  name: 'Pork mofongo',
  own: 'Mofongo de chicharrón',
  price: '450.00',
  sizes: [
    { name: 'For one', own: 'Individual', price: '450.00' },
    { name: 'For two', own: 'Para dos', price: '790.00' },
  ],
  extras: [{ name: 'Cheese', own: 'Queso', price: '75.50' }],
};
const flan: PageItem = { id: 'flan', anchor: 'p-flan', name: 'Flan', price: '190.00' };

const menuOf = (own: Partial<MenuData> = {}): MenuData => ({
  menuId: 'menu',
  restaurantName: 'La Cocina de Carmen',
  language: 'en',
  url: 'https://cartaviva.do/m/la-cocina-de-carmen?lang=en',
  currency: 'DOP',
  country: 'DO',
  total: 'Total',
  categories: {},
  items: [mofongo, flan],
  ...own,
});
const line = (own: Partial<OrderLine> = {}): OrderLine => ({
  itemId: 'flan',
  extras: [],
  note: '',
  quantity: 1,
  ...own,
});
const forTwo = line({ itemId: 'mofongo', size: 'Para dos', extras: ['Queso'], quantity: 2 });

describe('an order', () => {
  it('costs the sum of its lines to the cent, with the taxes that the menu adds', () => {
    const price = fc.integer({ min: 0, max: 9_999_999_999 }).map(priceOfCents);
    const item = fc.record({ price, extra: price, quantity: fc.integer({ min: 1, max: 99 }) });
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1 }),
        fc.boolean(),
        fc.boolean(),
        (all, itbis, ley) => {
          const items = all.map((one, at): PageItem => {
            const extras = [{ name: 'extra', price: one.extra }];
            return { id: `${at}`, anchor: `p-${at}`, name: `${at}`, price: one.price, extras };
          });
          const lines = all.map(({ quantity }, at) =>
            line({ itemId: `${at}`, extras: ['extra'], quantity }),
          );
          const taxes = { addsItbis: itbis || undefined, addsLey: ley || undefined } as const;
          const bill = billOf(lines, menuOf({ items, ...taxes }));
          const cents = (text: string) => Number(text.replace('.', ''));
          const sum = all.reduce(
            (total, one) => total + (cents(one.price) + cents(one.extra)) * one.quantity,
            0,
          );
          expect(bill.subtotal).toBe(sum);
          expect(bill.total).toBe(withTaxes(sum, { addsItbis: itbis, addsLey: ley }, 'DOP'));
        },
      ),
    );
  });

  it('prices an item by its size and extras', () => {
    expect(unitCents(mofongo, forTwo, 'DOP')).toBe(79_000 + 7_550);
    expect(unitCents(flan, line(), 'DOP')).toBe(19_000);
  });

  it('adds rounded amounts of sizes, extras and taxes in a currency without cents', () => {
    const menu = menuOf({ currency: 'CLP', country: 'CL', addsItbis: true, addsLey: true });
    const halves = { ...flan, price: '100.50' };
    const sized: PageItem = {
      ...mofongo,
      sizes: [{ name: 'Para dos', price: '200.50' }],
      extras: [{ name: 'Queso', price: '0.50' }],
    };
    const lines = [line({ quantity: 3 }), forTwo];
    const bill = billOf(lines, { ...menu, items: [halves, sized] });
    // The lines are 3 × $101 and 2 × ($201 + $1).
    expect(bill.subtotal).toBe(30_300 + 40_400);
    expect(bill.total).toBe(90_500);
    const text = orderMessage(bill, 'takeaway', menu);
    expect(text.match(/\$[\d,]+/g)).toEqual(['$303', '$404', '$707', '$905']);
    const shown = secondAmount(bill.total, { currency: 'USD', rate: '900' }, menu)!;
    expect(shown.replace('\u00a0', ' ')).toBe('≈ US$1,01');
    const one = billOf([line()], { ...menu, items: [halves] });
    const second = { currency: 'PYG', rate: '0.5', date: '2026-11-20' } as const;
    expect(secondPrice({ price: '100.50', sizes: [] }, second, menu)).toBe(
      secondAmount(one.subtotal, second, menu),
    );
  });

  it.each([
    ['is sold out', { ...mofongo, soldOut: true } as PageItem],
    ['is gone', undefined],
    ['has lost its size', { ...mofongo, sizes: [mofongo.sizes![0]!] }],
    ['has lost its extra', { ...mofongo, extras: undefined }],
  ])('cannot be sent with an item that %s', (_, item) => {
    const menu = menuOf({ items: item ? [item, flan] : [flan] });
    expect(billOf([forTwo, line()], menu)).toMatchObject({ canBeSent: false, subtotal: 19_000 });
    expect(billOf([line()], menu).canBeSent).toBe(true);
  });

  it('counts the same choice twice as one line, and another note as another', () => {
    const once = withLine([], line());
    expect(withLine(once, line())).toEqual([line({ quantity: 2 })]);
    expect(withLine(once, line({ note: 'sin caramelo' }))).toHaveLength(2);
    const most = [line({ quantity: MAX_OF_ONE })];
    expect(withLine([line({ quantity: MAX_OF_ONE - 1 })], line())).toEqual(most);
    expect(withLine(most, line())).toEqual(most);
    expect(withQuantity(once, 0, 500)).toEqual([line({ quantity: MAX_OF_ONE })]);
    expect(withQuantity(once, 0, 0)).toEqual([]);
  });
});

describe('the message to the restaurant', () => {
  const message = (menu: MenuData, place: Parameters<typeof orderMessage>[1]) =>
    orderMessage(billOf([{ ...forTwo, note: 'Sin cebolla' }, line()], menu), place, menu);

  it('tells the kitchen in its own words what to cook, and the diner in theirs', () => {
    expect(message(menuOf(), { table: '7' })).toBe(
      [
        '*Pedido · La Cocina de Carmen*',
        'Mesa 7',
        '',
        '2 × Mofongo de chicharrón (Para dos): RD$1,731.00',
        '   Pork mofongo, For two',
        '   + Queso · Cheese',
        '   _Sin cebolla_',
        '1 × Flan: RD$190.00',
        '',
        '*Total: RD$1,921.00*',
      ].join('\n'),
    );
  });

  it('adds the taxes that come on top', () => {
    const lines = message(menuOf({ addsItbis: true, addsLey: true }), 'takeaway').split('\n');
    expect(lines).toContain('Para llevar');
    expect(lines.slice(-2)).toEqual([
      'Subtotal: RD$1,921.00',
      '*Total con ITBIS y 10\u00a0% de ley: RD$2,458.88*',
    ]);
  });
});
