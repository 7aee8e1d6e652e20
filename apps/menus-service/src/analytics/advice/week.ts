import { momentOf } from '@cartaviva/domain';
import { addDays, dayOf, daysFromEpoch, weekdayOf } from '../day';

/** Week that an email covers, by days in the account's time zone. */
export interface MailedDays {
  /** Monday on which the email is due. It identifies the week. */
  readonly week: string;
  readonly from: string;
  readonly to: string;
  /** Moment from which the email is not sent any more. */
  readonly expiresAt: Date;
}

/** Local hour on Monday from which the email about the previous week is due. */
const DUE_HOUR = 8;
/** Days on which the email may be sent: Monday and, after an outage, Tuesday. */
const DUE_DAYS = 2;

/** Returns the week whose email is due now, or null from Wednesday to Sunday and on Monday before 8:00. */
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
