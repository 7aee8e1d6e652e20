import { HOME_TIME_ZONE } from '@cartaviva/domain';
import type { Messages } from '../messages/messages';

const DAY_MS = 86_400_000;

/** When an item that is sold out comes back, if that is today or tomorrow on the restaurant's clock. */
export function returnSentence(
  availableAgainAt: string | null,
  now: Date,
  { returnsToday, returnsTomorrow }: Messages['page'],
): string | undefined {
  if (!availableAgainAt) return undefined;
  const back = dayOf(new Date(availableAgainAt));
  if (back === dayOf(now)) return returnsToday;
  return back === dayOf(new Date(now.getTime() + DAY_MS)) ? returnsTomorrow : undefined;
}

const dayOf = (moment: Date) => moment.toLocaleDateString('es-DO', { timeZone: HOME_TIME_ZONE });
