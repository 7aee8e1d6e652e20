import { HOME_OFFSET } from '../menu/availability';

/** Most changes of one account that wait for their moment. */
export const MAX_SCHEDULED_CHANGES = 100;

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/;
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment as it was written; without an offset it is of the clock at home. Undefined when it is none. */
export function momentAtHome(written: string): Date | undefined {
  const zoned = LOCAL.test(written) ? `${written}${HOME_OFFSET}` : written;
  const moment = new Date(zoned);
  return ZONED.test(zoned) && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

/** A day and a time of the clock at home, as date and time fields have them: '2026-12-01', '06:00'. */
export function homeClock(at: Date): { readonly date: string; readonly time: string } {
  const hours = Number(HOME_OFFSET.slice(0, 3));
  const local = new Date(at.getTime() + hours * 3_600_000).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}
