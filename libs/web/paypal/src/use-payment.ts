import { api, isRefusal } from '@cartaviva/api-client';
import type { CaptureView } from '@cartaviva/contracts';
import { planOf, type PlanId } from '@cartaviva/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askOnReturn } from './ask-on-return';
import { forgetOrder, orderUnderWay, rememberOrder } from './order-under-way';
import { loadWebSdk, type PaymentEvents, type PaymentSession } from './web-sdk';

interface PaymentOptions {
  readonly plan: PlanId;
  /** Is called when the payment is captured or pending; `status` tells which. */
  readonly onPaid: (capture: CaptureView) => void;
  /** Is called with the server's or the provider's error if the payment fails to start or to finish. */
  readonly onFailed?: ((failure: unknown) => void) | undefined;
}

export interface Payment {
  /** `away` means that the provider is unreachable. Another click retries. */
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

/** Only this refusal is final. After any other, the payment may still succeed. */
const isDeclined = (error: unknown) => isRefusal(error, 'payment-declined');

/**
 * Pays for a month of a plan (specification §4, "Pricing"): order, approval, capture. The provider's script loads
 * when the first button appears. The console reports cancellations and failures. After either, the button is
 * available again.
 *
 * Only the server decides the outcome of an order. The hook asks it when the provider's script reports a closed
 * window and whenever the user returns to this page. In WebKit the script mistakes a window that it cannot observe
 * for a closed one, and a phone may have left this page for the provider's.
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

  /** Captures the current order, which collects the money if the payer approved it. */
  const capture = useEffectEvent(async (): Promise<void> => {
    const orderId = orderUnderWay();
    if (orderId === undefined) return;
    const params = { path: { orderId } };
    const captured = await api.post('/api/paypal/order/{orderId}/capture', { params });
    forgetOrder();
    setStatus('ready');
    onPaid(captured);
  });
  /** Captures run one after the other, because each capture of a declined order asks the bank again. */
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
