import { TRIAL_DAYS } from '@cartaviva/domain';

/** The moment at which a trial that starts now is over. */
export function trialEnd(startsAt: Date): Date {
  return new Date(startsAt.getTime() + TRIAL_DAYS * 24 * 3_600_000);
}
