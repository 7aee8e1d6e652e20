import { DomainError } from '@cartaviva/contracts';
import { PayPalUnavailable } from './paypal.failures';
import type { Patience } from './paypal.service';

/** What is left for PayPal of the four seconds that somebody waits for an answer of ours. */
export const WHILE_ASKED: Patience = { withinMs: 3000 };

/** An answer of PayPal's for somebody who waits: UNAVAILABLE where there is none. */
export async function askedInTime<Answer>(
  ask: (patience: Patience) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(WHILE_ASKED);
  } catch (error) {
    if (error instanceof PayPalUnavailable) throw new DomainError('UNAVAILABLE');
    throw error;
  }
}
