import { jest } from '@jest/globals';
import { scanOf } from '@cartaviva/domain';
import { Cart } from './cart';
import { readOrder, writeOrder } from './order-store';
import { noteScan } from './scanned-table';

const order = {
  lines: [{ itemId: 'flan', extras: [], note: '', quantity: 2 }],
  place: 'takeaway',
  placedAt: 1,
} as const;
const untouched = { lines: [], place: { table: '' } };

let minute = 0;
let opened: string;
const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

/** Opens a page of the menu as a scan, a link or a reload does. */
function open(search: string, how = 'navigate', from = ''): Cart {
  minute += 1;
  history.replaceState(null, '', `/m/x${search}`);
  jest.spyOn(Date, 'now').mockReturnValue(minute * 60_000);
  jest.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(minute * 60_000 - 1000);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  opened = how;
  noteScan(scanOf(new URLSearchParams(search)));
  return new Cart('one');
}

const type = (cart: Cart, table: string) => {
  jest.mocked(Date.now).mockReturnValue((minute += 1) * 60_000);
  cart.storePlace({ table });
};

beforeEach(() => {
  history.replaceState(null, '', '/m/x');
  sessionStorage.clear();
  localStorage.clear();
  document.body.innerHTML =
    '<script type="application/json" id="menu-data">{"whatsApp":"18095550142"}</script>';
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockImplementation(() => [{ type: opened }] as unknown as PerformanceEntryList);
});

afterEach(() => jest.restoreAllMocks());

describe('the order of a visit', () => {
  it('outlives a reload, and is its own menu’s alone', () => {
    writeOrder('one', order);
    expect(readOrder('one')).toEqual(order);
    expect(readOrder('another')).toMatchObject(untouched);
  });

  it.each(['', 'x', '{}', '{"lines":7}', 'null'])('kept as %j is a new one', (text) => {
    history.replaceState(null, '', '/m/x');
    sessionStorage.setItem('cartaviva-order-one', text);
    expect(readOrder('one')).toMatchObject(untouched);
  });

  it('is kept by the page alone where the browser keeps nothing', () => {
    writeOrder('one', order);
    for (const kind of ['sessionStorage', 'localStorage'] as const)
      jest.spyOn(globalThis, kind, 'get').mockImplementation(refuse);
    const cart = open('?source=qr&mesa=4');
    expect(cart.order.place).toEqual({ table: '4' });
    const shown = jest.fn();
    cart.watch(shown);
    cart.change(order);
    expect(cart.order).toMatchObject({ lines: order.lines, place: 'takeaway' });
    expect(shown).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('pageshow'));
    expect(cart.order.lines).toHaveLength(1);
    jest.restoreAllMocks();
    expect(readOrder('one')).toEqual(order);
  });
});

describe('the table of an order', () => {
  it.each(['?source=qr&mesa=7', '?mesa=7', '?source=qr&p=t&mesa=7&lang=en'])(
    'is the table of the last code and keeps the items: %s',
    (scan) => {
      open('?source=qr&mesa=4').change({ lines: order.lines });
      const { lines, place, scanned } = open(scan).order;
      expect([lines, place, scanned]).toEqual([order.lines, { table: '7' }, '7']);
    },
  );

  it('stays as typed through a reload and a change of language, until the next scan', () => {
    type(open('?source=qr&mesa=4'), '5');
    for (const cart of [
      open('?mesa=4', 'reload'),
      open('?mesa=4&lang=en', 'navigate', `${location.origin}/m/x?mesa=4`),
      open(''),
    ])
      expect(cart.order).toMatchObject({ place: { table: '5' }, scanned: '4' });
    expect(open('?source=qr&mesa=4').order.place).toEqual({ table: '4' });
  });

  it('is removed by a code without a table, unless the diner typed it', () => {
    open('?source=qr&mesa=4');
    expect(open('?source=qr').order).toMatchObject({ place: { table: '' }, scanned: undefined });
    const cart = open('?source=qr&mesa=4');
    type(cart, '5');
    expect(open('?source=qr').order.place).toEqual({ table: '5' });
    cart.change({ place: 'takeaway' });
    expect(open('?source=qr').order.place).toBe('takeaway');
    expect(open('?source=qr&mesa=9').order.place).toEqual({ table: '9' });
  });

  it('follows the last code on restored pages, in this tab and another', () => {
    const first = open('?source=qr&mesa=4');
    first.change({ lines: order.lines });
    const shown = jest.fn();
    first.watch(shown);
    open('?source=qr&mesa=7').change({ lines: [...order.lines, ...order.lines] });
    dispatchEvent(new Event('pageshow'));
    expect(first.order).toMatchObject({ place: { table: '7' }, scanned: '7' });
    expect(first.order.lines).toHaveLength(2);
    expect(open('?mesa=4', 'back_forward').order.place).toEqual({ table: '7' });
    // Another tab has its own order.
    const here = sessionStorage.getItem('cartaviva-order-one')!;
    sessionStorage.clear();
    open('?source=qr&mesa=9');
    sessionStorage.setItem('cartaviva-order-one', here);
    shown.mockClear();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(first.order.place).toEqual({ table: '9' });
    expect(shown).toHaveBeenCalledTimes(1);
    // The other tab is visible at the same time.
    sessionStorage.clear();
    open('?source=qr&mesa=11');
    sessionStorage.setItem('cartaviva-order-one', here);
    dispatchEvent(new StorageEvent('storage'));
    expect(first.order.place).toEqual({ table: '11' });
  });

  it('is stored separately for each restaurant', () => {
    open('?source=qr&mesa=4');
    document.getElementById('menu-data')!.textContent = '{"whatsApp":"18295550199"}';
    open('?source=qr&mesa=9');
    const tables = Object.values({ ...localStorage }).map((scan) => JSON.parse(scan as string));
    expect(tables.map(({ table }) => table).toSorted()).toEqual(['4', '9']);
  });

  it('is empty in a visit without a code, whatever was scanned before', () => {
    open('?source=qr&mesa=4');
    sessionStorage.clear();
    expect(open('').order).toMatchObject(untouched);
  });

  it('drops characters that no printed code has', () => {
    expect(open('?source=qr&mesa=%20Sal%C3%B3n%20%E2%80%8B7').order.place).toEqual({
      table: 'Salón 7',
    });
  });
});
