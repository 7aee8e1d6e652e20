import { tomorrowMorning, zoneFormat } from '@cartaviva/domain';
import type { EditedItem } from '../../../store/menu-store';
import type { Availability } from '../../../store/use-set-availability';
import { ROW_MESSAGES } from './messages';

export const SERVED: Availability = { isAvailable: true, availableAgainAt: null };
export const SOLD_OUT: Availability = { isAvailable: false, availableAgainAt: null };

/** Availability of an item that is sold out for today. It returns at `RETURN_HOUR` on the next day. */
export const backTomorrow = (timeZone: string, now = new Date()): Availability => ({
  isAvailable: false,
  availableAgainAt: tomorrowMorning(now, timeZone).toISOString(),
});

const inDays = zoneFormat({ weekday: 'long', day: 'numeric' });
const inHours = zoneFormat({ hour: 'numeric', minute: '2-digit' });

/** Formats the time at which a sold-out item returns. Undefined when no return is scheduled. */
export function returnOf(
  { isAvailable, availableAgainAt }: EditedItem,
  timeZone: string,
  now = new Date(),
): string | undefined {
  if (isAvailable || availableAgainAt === null) return undefined;
  const at = new Date(availableAgainAt);
  if (at <= now) return ROW_MESSAGES.backNow;
  const day = inDays(at, timeZone);
  const isTomorrow = day === inDays(tomorrowMorning(now, timeZone), timeZone);
  return ROW_MESSAGES.back(isTomorrow ? ROW_MESSAGES.tomorrow : day, inHours(at, timeZone));
}
