import type { PlanId } from '@cartaviva/domain';

/** Where the plan is paid for: a visitor comes back to it after signing in (decisions, "Payment"). */
const billingPage = (plan: PlanId) => `/profile?plan=${plan}`;

/** Leads the whole browser through sign-in and back to the plan. */
export const signInToPay = (plan: PlanId): string =>
  `/api/login?${new URLSearchParams({ plan, return: billingPage(plan) })}`;
