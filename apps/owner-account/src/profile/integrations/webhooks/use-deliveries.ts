import { usePage } from '@cartaviva/api-client';
import { PAGE_SIZE, type WebhookDeliveryView } from '@cartaviva/contracts';

/** How often what was just sent is looked at again, in milliseconds. */
const REFRESH_INTERVAL_MS = 1500;
/** While it is tried, its next try is as far away as one may take: 30 seconds; more, as clocks differ. */
const SOON_MS = 35_000;

/** Whether a delivery is being tried, or soon is. */
export const isUnderWay = ({ nextAttemptAt }: { readonly nextAttemptAt: string | null }) =>
  nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + SOON_MS;

/** An untried delivery is begun within a second or two, unless one of the same menu is before it. */
const TURN_MS = 5000;

/** Whether a delivery is to be sent once the one before it came to an end. */
export const isWaiting = ({
  nextAttemptAt,
  attemptCount,
}: Pick<WebhookDeliveryView, 'nextAttemptAt' | 'attemptCount'>) =>
  nextAttemptAt !== null && attemptCount === 0 && Date.parse(nextAttemptAt) < Date.now() - TURN_MS;

/** While something of a list is under way it is read again soon; 0 is never. */
export const refreshOf = (deliveries: readonly { readonly nextAttemptAt: string | null }[] = []) =>
  deliveries.some(isUnderWay) ? REFRESH_INTERVAL_MS : 0;

/** GET /api/webhooks/{id}/deliveries: the newest first. */
export const useDeliveries = (webhookId: string, page: number) =>
  usePage('/api/webhooks/{webhookId}/deliveries', {
    params: { path: { webhookId }, query: { page, limit: PAGE_SIZE } },
    revalidateIfStale: true,
    refreshInterval: (list) => refreshOf(list?.rows),
  });
