import { jest } from '@jest/globals';
import { Cart } from './cart';
import { readOrder, writeOrder } from './order-store';

const order = {
  lines: [{ itemId: 'flan', extras: [], note: '', quantity: 2 }],
  place: 'takeaway',
} as const;
const untouched = { lines: [], place: { table: '' } };

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/m/x');
});

describe('the order of a visit', () => {
  it('outlives a reload, and is its own menu’s alone', () => {
    writeOrder('one', order);
    expect(readOrder('one')).toEqual(order);
    expect(readOrder('another')).toEqual(untouched);
  });

  it('that was never begun is for the table whose code was scanned', () => {
    history.replaceState(null, '', '/m/x?mesa=12');
    expect(readOrder('one')).toEqual({ lines: [], place: { table: '12' } });
  });

  it.each(['', 'x', '{}', '{"lines":7}', 'null'])('kept as %j is a new one', (text) => {
    sessionStorage.setItem('cartaviva-order-one', text);
    expect(readOrder('one')).toEqual(untouched);
  });

  it('is kept by the page alone where the browser keeps nothing', () => {
    writeOrder('one', order);
    jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const cart = new Cart('one');
    expect(cart.order).toEqual(untouched);
    const shown = jest.fn();
    cart.watch(shown);
    cart.change(order);
    expect(cart.order).toEqual(order);
    expect(shown).toHaveBeenCalledTimes(1);
    expect(readOrder('one')).toEqual(untouched);
    jest.restoreAllMocks();
    expect(readOrder('one')).toEqual(order);
  });
});
