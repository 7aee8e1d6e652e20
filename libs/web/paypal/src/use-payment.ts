import { api } from '@cartaviva/api-client';
import type { CaptureView } from '@cartaviva/contracts';
import { planOf, type PlanId } from '@cartaviva/domain';
import { useEffect, useEffectEvent, useState } from 'react';
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
  return { orderId: id };
}

/**
 * Pays for a month of a plan (specification §4, "Pricing"): order, approval, capture. The provider's
 * script is fetched when the first button that uses this is shown. Cancelling is only reported to the
 * console, and failing too where nobody asks to hear of it; the button is there again.
 */
export function usePayment({ plan, onPaid, onFailed }: PaymentOptions): Payment {
  const [status, setStatus] = useState<Payment['status']>('preparing');
  const [session, setSession] = useState<PaymentSession>();
  const [attempt, setAttempt] = useState(1);

  const capture = useEffectEvent(async (orderId: string) => {
    const params = { path: { orderId } };
    const captured = await api.post('/api/paypal/order/{orderId}/capture', { params });
    setStatus('ready');
    onPaid(captured);
  });
  const giveUp = (error: unknown) => {
    window.reportError(error);
    setStatus('ready');
  };
  const fail = (error: unknown) => {
    giveUp(error);
    onFailed?.(error);
  };
  const failed = useEffectEvent(fail);

  useEffect(() => {
    let isShown = true;
    const events: PaymentEvents = {
      onApprove: ({ orderId }) => capture(orderId).catch((error: unknown) => failed(error)),
      onCancel: () => giveUp(new Error('The payment was cancelled')),
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
