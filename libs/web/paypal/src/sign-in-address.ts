import type { PlanId } from '@cartaviva/domain';

/** Page that sells the plan. A visitor returns to it after signing in (decisions, "Payment"). */
const billingPage = (plan: PlanId) => `/profile?plan=${plan}`;

/** Address that signs in with a full page load and then returns to the plan. */
export const signInToPay = (plan: PlanId): string =>
  `/api/login?${new URLSearchParams({ plan, return: billingPage(plan) })}`;
