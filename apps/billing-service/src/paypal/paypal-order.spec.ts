import { payPalOrder } from './paypal-order';

const amount = { value: '9.00', currency_code: 'USD' };
const orderWith = (...statuses: string[]) => ({
  id: 'O1',
  status: 'COMPLETED',
  purchase_units: [
    {
      amount,
      payee: { merchant_id: 'CARTAVIVA' },
      payments: { captures: statuses.map((status, at) => ({ id: `C${at}`, status, amount })) },
    },
  ],
});

describe('the capture of an order', () => {
  it.each([
    [['COMPLETED'], 'C0'],
    [['DECLINED', 'COMPLETED'], 'C1'],
    [['COMPLETED', 'DECLINED'], 'C0'],
    [['DECLINED', 'PENDING', 'FAILED'], 'C1'],
    [['DECLINED', 'FAILED'], 'C1'],
  ])('of captures that are %j is %s: what took the money, else the last', (statuses, id) => {
    const { capture } = payPalOrder.parse(orderWith(...statuses));
    expect(capture).toMatchObject({ id, orderId: 'O1', payee: { merchantId: 'CARTAVIVA' } });
  });

  it('is none before any was made', () => {
    expect(payPalOrder.parse(orderWith()).capture).toBeNull();
  });
});
