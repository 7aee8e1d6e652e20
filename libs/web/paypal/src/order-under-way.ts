const KEY = 'cartaviva-payment';

/** Where the browser refuses storage. */
let remembered: string | undefined;

/** The order that this tab took to the provider and whose end it has not heard of. */
export function orderUnderWay(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return remembered;
  }
}

/** A phone may forget the page while its owner pays: the tab remembers. */
export function rememberOrder(orderId: string): void {
  remembered = orderId;
  try {
    sessionStorage.setItem(KEY, orderId);
  } catch {
    // A page that is not closed meanwhile needs no more.
  }
}

export function forgetOrder(): void {
  remembered = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // It was never stored.
  }
}
