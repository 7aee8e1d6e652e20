import type { LaneLimits } from '@cartaviva/redis-transport';

/** Limits messages in which strangers try codes and links, so that owners' sessions are found before them. */
export const PROOF_LANE: LaneLimits = { atOnce: 2, maxWaiting: 300 };
