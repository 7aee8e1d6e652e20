import { DomainError } from '@cartaviva/contracts';
import { PayPalUnavailable } from './paypal.failures';
import type { TimeLimit } from './paypal.service';

/** Limit for PayPal within the four seconds that a user waits for our answer. */
export const WHILE_ASKED: TimeLimit = { withinMs: 3000 };

/**
 * Calls PayPal while a user waits.
 * @throws DomainError UNAVAILABLE if PayPal gives no answer
 */
export async function askedInTime<Answer>(
  ask: (limit: TimeLimit) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(WHILE_ASKED);
  } catch (error) {
    if (error instanceof PayPalUnavailable) throw new DomainError('UNAVAILABLE');
    throw error;
  }
}
