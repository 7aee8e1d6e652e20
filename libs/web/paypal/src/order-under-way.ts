import { tabEntries } from '@cartaviva/domain';

const KEY = 'cartaviva-payment';

/** The order that this tab took to the provider and whose end it has not heard of. */
export const orderUnderWay = (): string | undefined => tabEntries.read(KEY) ?? undefined;

/** A phone may forget the page while its owner pays: the tab remembers. */
export const rememberOrder = (orderId: string): void => void tabEntries.write(KEY, orderId);

export const forgetOrder = (): void => tabEntries.remove(KEY);
