import { anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PayPalButton } from './paypal-button';
import type { PaymentEvents } from './web-sdk';

const SETUP = { clientToken: 'token', scriptUrl: 'https://pay.example/core' };
const CAPTURED = { id: 'O-1', status: 'completed', plan: 'inicial', expiresAt: null };

function provider() {
  const start = jest.fn((_: object, order: Promise<{ orderId: string }>) => order.then(() => {}));
  let raise: PaymentEvents | undefined;
  const createInstance = jest.fn(async () => ({
    createPayPalOneTimePaymentSession: (events: PaymentEvents) => {
      raise = events;
      return { start };
    },
  }));
  window.paypal = { createInstance };
  return { start, createInstance, raise: () => raise! };
}

const CAPTURE = 'POST /api/paypal/order/O-1/capture';
const NOT_APPROVED = { status: 409, body: { type: 'urn:cartaviva:problem:order-not-approved' } };
const DECLINED = {
  status: 402,
  body: { type: 'urn:cartaviva:problem:payment-declined', error: 'Rechazado.' },
};

const open = (more: Record<string, StubReply | (() => StubReply)> = {}) => {
  const onPaid = jest.fn();
  const onFailed = jest.fn();
  const calls = stubFetch({
    'GET /api/auth/user': { body: anOwner() },
    'GET /api/paypal/setup': { body: SETUP },
    'POST /api/paypal/order': { status: 201, body: { id: 'O-1' } },
    [CAPTURE]: { body: CAPTURED },
    ...more,
  });
  renderRoutes([
    { path: '/', element: <PayPalButton plan="inicial" onPaid={onPaid} onFailed={onFailed} /> },
  ]);
  return { calls, onPaid, onFailed };
};
const captures = (calls: readonly { readonly call: string }[]) =>
  calls.filter(({ call }) => call === CAPTURE).length;
const comeBack = () => void window.dispatchEvent(new Event('focus'));
const button = async () => {
  const found = await screen.findByRole('button', { name: 'Pagar Inicial con PayPal' });
  await waitFor(() => expect(found).toBeEnabled());
  return found;
};

describe('paying for a plan', () => {
  afterEach(() => {
    delete window.paypal;
    sessionStorage.clear();
  });

  it('orders what the plan costs, and captures what was approved', async () => {
    const { start, createInstance, raise } = provider();
    const { calls, onPaid } = open();
    await userEvent.click(await button());
    expect(createInstance).toHaveBeenCalledWith({
      clientToken: 'token',
      components: ['paypal-payments'],
    });
    expect(start.mock.calls[0]![0]).toEqual({ presentationMode: 'auto' });
    expect(await start.mock.calls[0]![1]).toEqual({ orderId: 'O-1' });
    await act(() => raise().onApprove({ orderId: 'O-1' }));
    expect(onPaid).toHaveBeenCalledWith(CAPTURED);
    expect(calls).toContainEqual({
      call: 'POST /api/paypal/order',
      body: { amount: '9.00', currency: 'USD', intent: 'CAPTURE' },
    });
  });

  it('only reports that it was cancelled or failed, and can be pressed again', async () => {
    const report = jest.fn();
    Object.assign(window, { reportError: report });
    const { start, raise } = provider();
    const { onPaid } = open({ [CAPTURE]: NOT_APPROVED });
    await userEvent.click(await button());
    act(() => raise().onCancel({}));
    await userEvent.click(await button());
    act(() => raise().onError(new Error('declined')));
    await button();
    expect(start).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenCalledTimes(2);
    expect(onPaid).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells who asks to hear of it why the money was not taken', async () => {
    Object.assign(window, { reportError: jest.fn() });
    const { raise } = provider();
    const { onPaid, onFailed } = open({ [CAPTURE]: DECLINED });
    await userEvent.click(await button());
    await act(() => raise().onApprove({ orderId: 'O-1' }));
    expect(onFailed).toHaveBeenCalledWith(
      expect.objectContaining({ status: 402, problem: DECLINED.body }),
    );
    expect(onPaid).not.toHaveBeenCalled();
    await button();
  });

  it('hears of what was agreed in a window that says nothing, once somebody comes back', async () => {
    Object.assign(window, { reportError: jest.fn() });
    const { raise } = provider();
    let reply: StubReply = NOT_APPROVED;
    const { calls, onPaid, onFailed } = open({ [CAPTURE]: () => reply });
    await userEvent.click(await button());
    act(() => raise().onCancel({}));
    await button();
    expect(onPaid).not.toHaveBeenCalled();
    reply = { body: CAPTURED };
    act(comeBack);
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith(CAPTURED));
    await act(() => raise().onApprove({ orderId: 'O-1' }));
    expect(captures(calls)).toBe(2);
    expect(onPaid).toHaveBeenCalledTimes(1);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('hears of it on a page that was left for the provider, and opened again', async () => {
    provider();
    sessionStorage.setItem('cartaviva-payment', 'O-1');
    const { onPaid } = open();
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith(CAPTURED));
  });

  it('hears of it though the browser refuses storage', async () => {
    const refusing = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { raise } = provider();
    const { onPaid } = open();
    await userEvent.click(await button());
    await act(() => raise().onApprove({ orderId: 'O-1' }));
    expect(onPaid).toHaveBeenCalledWith(CAPTURED);
    refusing.mockRestore();
  });

  it('asks the bank once, though somebody comes back before it has declined', async () => {
    Object.assign(window, { reportError: jest.fn() });
    provider();
    sessionStorage.setItem('cartaviva-payment', 'O-1');
    const declined = () => {
      comeBack();
      return DECLINED;
    };
    const { calls, onFailed } = open({ [CAPTURE]: declined });
    await waitFor(() => expect(onFailed).toHaveBeenCalled());
    await act(async () => comeBack());
    expect([captures(calls), onFailed.mock.calls.length]).toEqual([1, 1]);
  });

  it('does not ask the bank again for what it declined', async () => {
    Object.assign(window, { reportError: jest.fn() });
    const { raise } = provider();
    const { calls, onFailed } = open({ [CAPTURE]: DECLINED });
    await userEvent.click(await button());
    await act(() => raise().onApprove({ orderId: 'O-1' }));
    act(comeBack);
    await userEvent.click(await button());
    await act(() => raise().onApprove({ orderId: 'O-1' }));
    expect(onFailed).toHaveBeenCalledTimes(2);
    expect(captures(calls)).toBe(2);
  });

  it('asks for the provider again when it was unavailable', async () => {
    Object.assign(window, { reportError: jest.fn() });
    provider();
    const { calls } = open({ 'GET /api/paypal/setup': { status: 503 } });
    await userEvent.click(await button());
    await waitFor(() =>
      expect(calls.filter(({ call }) => call === 'GET /api/paypal/setup')).toHaveLength(2),
    );
  });

  it('leads a visitor through sign-in and back to the plan, without the script', async () => {
    const { calls } = open({ 'GET /api/auth/user': { status: 401, body: { error: 'x' } } });
    expect(await screen.findByRole('link', { name: 'Pagar Inicial con PayPal' })).toHaveAttribute(
      'href',
      '/api/login?plan=inicial&return=%2Fprofile%3Fplan%3Dinicial',
    );
    expect(calls.map(({ call }) => call)).not.toContain('GET /api/paypal/setup');
  });
});
