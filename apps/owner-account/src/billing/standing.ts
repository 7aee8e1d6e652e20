import type { SubscriptionView } from '@cartaviva/contracts';
import { dayOf } from '../dates/dates';
import { standingMessages as messages } from './messages';

const DAY_MS = 24 * 3_600_000;

/** Counts days until the end, rounded up: the last day counts as 1. */
const daysUntil = (end: string, now: Date) =>
  Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / DAY_MS));

export function standingOf(subscription: SubscriptionView, now: Date): readonly string[] {
  const { effectivePlan, status, expiresAt } = subscription;
  if (status === 'none') return [messages.none];
  if (!expiresAt) return [messages.granted];
  const day = dayOf(expiresAt);
  if (effectivePlan === 'empresarial') return [messages.grantedUntil(day)];
  switch (status) {
    case 'trial':
      return [messages.trial(daysUntil(expiresAt, now)), messages.trialEnd(day)];
    case 'active':
      return [messages.paid(day), messages.notRenewed];
    case 'cancelled':
      return [messages.cancelled(day)];
    case 'expired':
      return [messages.expired(day), messages.stays];
  }
}
