/** Subset of PayPal's JavaScript SDK v6 for one-time payments. */
interface WebSdk {
  createInstance(options: {
    readonly clientToken: string;
    readonly components: readonly ['paypal-payments'];
  }): Promise<{
    createPayPalOneTimePaymentSession(options: PaymentEvents): PaymentSession;
  }>;
}

export interface PaymentEvents {
  readonly onApprove: (approval: { readonly orderId: string }) => Promise<void>;
  readonly onCancel: (cancellation: { readonly orderId?: string }) => void;
  readonly onError: (error: Error) => void;
}

export interface PaymentSession {
  /** Opens the provider's window. Call it directly in the click handler, or the browser blocks the window. */
  start(
    options: { readonly presentationMode: 'auto' },
    order: Promise<{ readonly orderId: string }>,
  ): Promise<void>;
}

declare global {
  interface Window {
    paypal?: WebSdk;
  }
}

let loading: Promise<WebSdk> | undefined;

/** Loads the provider's script once. A call after a failure loads it again. */
export function loadWebSdk(scriptUrl: string): Promise<WebSdk> {
  if (window.paypal) return Promise.resolve(window.paypal);
  loading ??= fetchScript(scriptUrl).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetchScript(src: string): Promise<WebSdk> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.onload = () =>
      window.paypal ? resolve(window.paypal) : reject(new Error('The payment script is empty'));
    script.onerror = () => {
      script.remove();
      reject(new Error('The payment script did not load'));
    };
    document.head.append(script);
  });
}
