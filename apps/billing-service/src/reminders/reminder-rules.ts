import type { BillingMail, SubscriptionView } from '@cartaviva/contracts';

const DAY_MS = 24 * 3_600_000;
/** How long before an end its owner hears of it (decisions, "Trial"). */
export const REMINDER_LEAD_MS = 3 * DAY_MS;

/** The mail that is due now, to somebody with this plan; none to who wants none, and none too late. */
export function reminderDue(
  { status, expiresAt }: Pick<SubscriptionView, 'status' | 'expiresAt'>,
  now: Date,
): BillingMail | undefined {
  if (expiresAt === null) return undefined;
  const left = Date.parse(expiresAt) - now.getTime();
  if (left <= 0 || left > REMINDER_LEAD_MS) return undefined;
  if (status === 'trial') return left > DAY_MS ? 'trial-ends-soon' : 'trial-ends-today';
  return status === 'active' ? 'plan-ends-soon' : undefined;
}
