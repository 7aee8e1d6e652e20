import { localTime } from '@cartaviva/domain';
import type { Messages } from '../messages/messages';

/** Tells when a sold-out item comes back, if that is today or tomorrow in the restaurant's time zone. */
export function returnSentence(
  availableAgainAt: string | null,
  now: Date,
  timeZone: string,
  { returnsToday, returnsTomorrow }: Messages['page'],
): string | undefined {
  if (!availableAgainAt) return undefined;
  const back = localTime(new Date(availableAgainAt), timeZone).day;
  const today = localTime(now, timeZone).day;
  if (back === today) return returnsToday;
  return back === today + 1 ? returnsTomorrow : undefined;
}
