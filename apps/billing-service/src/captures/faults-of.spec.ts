import type { PayPalCapture } from '../paypal/paypal-capture';
import { faultsOf } from './faults-of';

const ours = { merchantId: 'CARTAVIVA', email: null };
const ordered = { id: 'p-1', orderId: 'O1', amount: '29.00', currency: 'USD' };
const capture: PayPalCapture = {
  ...{ id: 'C1', orderId: 'O1', status: 'COMPLETED', reason: null },
  ...{ amount: '29.00', currency: 'USD', customId: 'p-1', payee: ours },
};
const faults = (own: Partial<PayPalCapture>) =>
  faultsOf(ordered, { ...capture, ...own }, ({ merchantId }) => merchantId === 'CARTAVIVA');

describe('a capture', () => {
  it('is what was ordered, however PayPal writes the amount', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ amount: '29.0', customId: null, orderId: null })).toEqual([]);
  });

  it.each<[Partial<PayPalCapture>, string]>([
    [{ amount: '28.99' }, 'amount'],
    [{ amount: '29.001' }, 'amount'],
    [{ amount: '290' }, 'amount'],
    [{ currency: 'DOP' }, 'currency'],
    [{ payee: { merchantId: 'OTHER', email: null } }, 'payee'],
    [{ orderId: 'O2' }, 'order'],
    [{ customId: 'p-2' }, 'name'],
  ])('of %j is not', (own, fault) => {
    expect(faults(own)).toEqual([fault]);
  });
});
