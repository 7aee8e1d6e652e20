import { HOME_OFFSET } from '@cartaviva/domain';
import { addDays, dayOf } from '../day';

/** A week that owners are mailed about, by its days in Santo Domingo. */
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

const moment = (day: string, hour: number) =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:00:00${HOME_OFFSET}`);

/** The week whose mail is due now; null on the other days, and on Monday before 8 a. m. */
export function weekDue(now: Date): MailedDays | null {
  const today = dayOf(now);
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const week = addDays(today, -sinceMonday);
  if (sinceMonday >= DUE_DAYS || now < moment(week, DUE_HOUR)) return null;
  return {
    week,
    from: addDays(week, -7),
    to: addDays(week, -1),
    expiresAt: moment(addDays(week, DUE_DAYS), 0),
  };
}
