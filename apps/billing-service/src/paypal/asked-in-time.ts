import { DomainError } from '@cartaviva/contracts';
import { PayPalUnavailable } from './paypal.failures';
import type { TimeLimit } from './paypal.service';

/** What is left for PayPal of the four seconds that somebody waits for an answer of ours. */
export const WHILE_ASKED: TimeLimit = { withinMs: 3000 };

/** An answer of PayPal's for somebody who waits: UNAVAILABLE where there is none. */
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
