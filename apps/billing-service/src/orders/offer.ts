import { canonicalPrice, PLANS, type Plan } from '@cartaviva/domain';

/** What can be paid with a button: not Free, and not the plan that is sold by talking. */
const OFFER = PLANS.filter(({ paypalPlan, id }) => paypalPlan !== null && id !== 'free');

/** The plan that an amount in US dollars buys (decisions, "Payment"). */
export const planFor = (amount: string): Plan | undefined =>
  OFFER.find(({ monthlyPrice }) => monthlyPrice === canonicalPrice(amount));
