import { usePage } from '@cartaviva/api-client';
import { PAGE_SIZE, type WebhookDeliveryView } from '@cartaviva/contracts';

/** Interval at which deliveries in progress are read again, in milliseconds. */
const REFRESH_INTERVAL_MS = 1500;
/** While an attempt runs, the next one is at most 30 seconds away. Five more seconds allow for clock skew. */
const SOON_MS = 35_000;

/** Is true while an attempt runs or is about to start. */
export const isUnderWay = ({ nextAttemptAt }: { readonly nextAttemptAt: string | null }) =>
  nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + SOON_MS;

/** An untried delivery starts within about two seconds, unless an earlier one of the same menu is unfinished. */
const TURN_MS = 5000;

/** Is true if the delivery waits for an earlier one of the same menu to finish. */
export const isWaiting = ({
  nextAttemptAt,
  attemptCount,
}: Pick<WebhookDeliveryView, 'nextAttemptAt' | 'attemptCount'>) =>
  nextAttemptAt !== null && attemptCount === 0 && Date.parse(nextAttemptAt) < Date.now() - TURN_MS;

/** Returns the refresh interval in milliseconds. A value of 0 turns refreshing off. */
export const refreshOf = (deliveries: readonly { readonly nextAttemptAt: string | null }[] = []) =>
  deliveries.some(isUnderWay) ? REFRESH_INTERVAL_MS : 0;

/** Reads GET /api/webhooks/{id}/deliveries, newest first. */
export const useDeliveries = (webhookId: string, page: number) =>
  usePage('/api/webhooks/{webhookId}/deliveries', {
    params: { path: { webhookId }, query: { page, limit: PAGE_SIZE } },
    revalidateIfStale: true,
    refreshInterval: (list) => refreshOf(list?.rows),
  });
