import { momentOf } from '@cartaviva/domain';
import { addDays, dayOf, daysFromEpoch, weekdayOf } from '../day';

/** A week that owners are mailed about, by its days in the account's time zone. */
export interface MailedDays {
  /** The Monday on which the mail is due; it names the week. */
  readonly week: string;
  readonly from: string;
  readonly to: string;
  /** From then on it is too late. */
  readonly expiresAt: Date;
}

/** Hour of Monday from which on the mail of the week before is due. */
const DUE_HOUR = 8;
/** Days on which it may still be sent: Monday and, after an outage, Tuesday. */
const DUE_DAYS = 2;

/** The week whose mail is due now; null on the other days, and on Monday before 8 a. m. */
export function weekDue(now: Date, timeZone: string): MailedDays | null {
  const today = dayOf(now, timeZone);
  const sinceMonday = weekdayOf(today);
  const moment = (day: string, hour: number) => momentOf(daysFromEpoch(day), hour * 60, timeZone);
  const week = addDays(today, -sinceMonday);
  if (sinceMonday >= DUE_DAYS || now < moment(week, DUE_HOUR)) return null;
  return {
    week,
    from: addDays(week, -7),
    to: addDays(week, -1),
    expiresAt: moment(addDays(week, DUE_DAYS), 0),
  };
}
