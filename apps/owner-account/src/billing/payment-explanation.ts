import type { PaymentView } from '@cartaviva/contracts';
import { dayOf } from '../dates/dates';
import { failureMessages, paymentMessages as messages, UNKNOWN_FAILURE } from './messages';

/** Explains which period a payment covers, or why it failed and what happens next. */
export function explanationOf({ status, failure, periodStart, periodEnd }: PaymentView): string {
  switch (status) {
    case 'completed':
      return periodStart && periodEnd
        ? messages.covers(dayOf(periodStart), dayOf(periodEnd))
        : messages.approved;
    case 'pending':
      return failure === 'UNDER_REVIEW' ? messages.underReview : messages.pending;
    case 'refunded':
      return messages.refunded;
    case 'declined':
    case 'cancelled':
      return failureMessages[failure ?? ''] ?? UNKNOWN_FAILURE;
    case 'created':
    case 'approved':
      return messages.approved;
  }
}
