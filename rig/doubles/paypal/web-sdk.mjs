/**
 * Script that a shop's page loads: the part of PayPal's JavaScript SDK v6 for one-time payments. The approval page
 * opens in its own window (or in the shop's, with `redirect`) and reports the payer's decision to its opener.
 */
export const webSdk = `(() => {
  const home = new URL(document.currentScript.src).origin;

  class PayPalButton extends HTMLElement {
    connectedCallback() {
      if (this.shadowRoot) return;
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Pagar con PayPal';
      Object.assign(button.style, {
        font: 'inherit', fontWeight: 600, width: '100%', minHeight: '44px', padding: '0 1.5rem',
        border: 0, borderRadius: '999px', background: '#ffc439', color: '#111', cursor: 'pointer',
      });
      this.attachShadow({ mode: 'open', delegatesFocus: true }).append(button);
    }
  }
  if (!customElements.get('paypal-button')) customElements.define('paypal-button', PayPalButton);

  const failure = (code, message, isRecoverable) =>
    Object.assign(new Error(message), { code, isRecoverable });

  /** Resolves with what the payer decided; closing the window is canceling. */
  const decisionIn = (window_, orderId) =>
    new Promise((resolve) => {
      const done = (decision) => {
        removeEventListener('message', hear);
        clearInterval(watch);
        resolve(decision);
      };
      const hear = ({ origin, data }) => {
        if (origin === home && data?.source === 'paypal-double' && data.orderId === orderId) done(data);
      };
      addEventListener('message', hear);
      const watch = setInterval(() => {
        // A message sent just before closing comes first.
        if (window_.closed) setTimeout(() => done({ outcome: 'canceled', orderId }), 250);
      }, 250);
    });

  class PaymentSession {
    #window;
    constructor(options) {
      this.options = options;
    }

    async start({ presentationMode = 'auto' } = {}, orderPromise) {
      const redirects = presentationMode === 'redirect';
      if (presentationMode === 'payment-handler') {
        throw failure('ERR_FLOW_PAYMENT_HANDLER_BROWSER_INCOMPATIBLE', 'Not in this browser', true);
      }
      // Before the order is there: a window opened later than the click is blocked.
      if (!redirects) this.#window = window.open('', '_blank', 'popup,width=480,height=720');
      if (!redirects && !this.#window) {
        throw failure('ERR_DEV_UNABLE_TO_OPEN_POPUP', 'The browser blocked the window', true);
      }
      try {
        const orderId = (await orderPromise)?.orderId ?? this.options.orderId;
        if (!orderId) throw failure('ERR_INVALID_ORDER', 'There is no order id', false);
        const address = new URL('/checkoutnow', home);
        address.searchParams.set('token', orderId);
        if (redirects) return location.assign(address);
        address.searchParams.set('origin', location.origin);
        this.#window.location = address;
        await this.#finish(await decisionIn(this.#window, orderId));
      } catch (error) {
        this.cancel();
        this.options.onComplete?.({ paymentSessionState: 'error' });
        if (!this.options.onError) throw error;
        this.options.onError(error);
      }
    }

    async #finish({ outcome, orderId, payerId }) {
      if (outcome === 'approved') {
        await this.options.onApprove({ orderId, payerId, fundingSource: 'paypal' });
      } else {
        this.options.onCancel?.({ orderId });
      }
      this.options.onComplete?.({ paymentSessionState: outcome });
    }

    hasReturned() {
      return false;
    }

    cancel() {
      this.#window?.close();
    }

    destroy() {
      this.cancel();
    }
  }

  window.paypal = {
    version: '6-double',
    async createInstance({ clientToken, components = [] }) {
      if (!clientToken) throw failure('ERR_INVALID_CLIENT_TOKEN', 'There is no client token', false);
      return {
        findEligibleMethods: async () => ({ isEligible: (method) => method === 'paypal' }),
        ...(components.includes('paypal-payments') && {
          createPayPalOneTimePaymentSession: (options) => new PaymentSession(options),
        }),
      };
    },
  };
})();
`;
