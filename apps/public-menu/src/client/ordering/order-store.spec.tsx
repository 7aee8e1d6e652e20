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
});
