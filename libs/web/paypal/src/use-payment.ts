import { api, isRefusal } from '@cartaviva/api-client';
import type { CaptureView } from '@cartaviva/contracts';
import { planOf, type PlanId } from '@cartaviva/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askOnReturn } from './ask-on-return';
import { forgetOrder, orderUnderWay, rememberOrder } from './order-under-way';
import { loadWebSdk, type PaymentEvents, type PaymentSession } from './web-sdk';

interface PaymentOptions {
  readonly plan: PlanId;
  /** The money is ours, or on its way: `status` says which. */
  readonly onPaid: (capture: CaptureView) => void;
  /** It could not be begun or finished; what our server, or the provider, says of it. */
  readonly onFailed?: ((failure: unknown) => void) | undefined;
}

export interface Payment {
  /** `unavailable`: the provider could not be reached; pressing tries again. */
  readonly status: 'preparing' | 'ready' | 'paying' | 'away';
  readonly pay: () => void;
}

async function openSession(events: PaymentEvents): Promise<PaymentSession> {
  const { clientToken, scriptUrl } = await api.get('/api/paypal/setup');
  const sdk = await loadWebSdk(scriptUrl);
  const instance = await sdk.createInstance({ clientToken, components: ['paypal-payments'] });
  return instance.createPayPalOneTimePaymentSession(events);
}

async function order(plan: PlanId): Promise<{ orderId: string }> {
  const amount = planOf(plan).monthlyPrice;
  const { id } = await api.post('/api/paypal/order', {
    body: { amount, currency: 'USD', intent: 'CAPTURE' },
  });
  rememberOrder(id);
  return { orderId: id };
}

/** That the money does not come: any other refusal may yet end well. */
const isDeclined = (error: unknown) => isRefusal(error, 'payment-declined');

/**
 * Pays for a month of a plan (specification §4, "Pricing"): order, approval, capture. The provider's
 * script is fetched when the first button that uses this is shown. Cancelling is only reported to the
 * console, and failing too where nobody asks to hear of it; the button is there again.
 *
 * What became of an order is our server's word alone, which is asked for once the provider's script says that its
 * window is over, and whenever somebody comes back to this page: in WebKit the script takes a window that it cannot
 * hear for closed, and a phone may have left the page for it.
 */
export function usePayment({ plan, onPaid, onFailed }: PaymentOptions): Payment {
  const [status, setStatus] = useState<Payment['status']>('preparing');
  const [session, setSession] = useState<PaymentSession>();
  const [attempt, setAttempt] = useState(1);
  const asking = useRef(Promise.resolve());
  const windowIsOver = useRef<() => void>(() => {});

  const fail = (error: unknown) => {
    window.reportError(error);
    setStatus('ready');
    onFailed?.(error);
  };
  const failed = useEffectEvent(fail);

  /** Has the order under way captured, which takes its money if its payer agreed. */
  const capture = useEffectEvent(async (): Promise<void> => {
    const orderId = orderUnderWay();
    if (orderId === undefined) return;
    const params = { path: { orderId } };
    const captured = await api.post('/api/paypal/order/{orderId}/capture', { params });
    forgetOrder();
    setStatus('ready');
    onPaid(captured);
  });
  /** One after the other: a declined order that is captured again is asked of the bank again. */
  const conclude = useEffectEvent((otherwise?: (error: unknown) => void): Promise<void> => {
    asking.current = asking.current.then(capture).catch((error: unknown) => {
      if (!isDeclined(error)) return otherwise?.(error);
      forgetOrder();
      failed(error);
    });
    return asking.current;
  });

  useEffect(() => {
    const { onReturn, stop } = askOnReturn(conclude, () => orderUnderWay() === undefined);
    windowIsOver.current = onReturn;
    return stop;
  }, []);

  useEffect(() => {
    let isShown = true;
    const events: PaymentEvents = {
      onApprove: () => conclude(failed),
      onCancel: () => {
        windowIsOver.current();
        void asking.current.then(() => {
          if (orderUnderWay() !== undefined) reportError(new Error('The payment was cancelled'));
          setStatus('ready');
        });
      },
      onError: (error) => failed(error),
    };
    openSession(events).then(
      (opened) => {
        if (!isShown) return;
        setSession(opened);
        setStatus('ready');
      },
      (error: unknown) => {
        if (!isShown) return;
        failed(error);
        setStatus('away');
      },
    );
    return () => {
      isShown = false;
    };
  }, [attempt]);

  function pay() {
    if (!session) {
      setStatus('preparing');
      setAttempt(attempt + 1);
      return;
    }
    setStatus('paying');
    session.start({ presentationMode: 'auto' }, order(plan)).catch(fail);
  }

  return { status, pay };
}
