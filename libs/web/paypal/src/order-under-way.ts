import { tabEntries } from '@cartaviva/domain';

const KEY = 'cartaviva-payment';

/** Returns the ID of the order that this tab sent to the provider and whose outcome is unknown. */
export const orderUnderWay = (): string | undefined => tabEntries.read(KEY) ?? undefined;

/** Stores the order for this tab, because a phone may discard the page while the owner pays. */
export const rememberOrder = (orderId: string): void => void tabEntries.write(KEY, orderId);

export const forgetOrder = (): void => tabEntries.remove(KEY);
