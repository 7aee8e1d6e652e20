import { MAX_ADVICE, TEXT_LIMITS } from '@cartaviva/domain';
import { IsISO8601 } from 'class-validator';
import { Id, ListOf, Nested, Text, WholeNumber } from '../rules';

const Count = () => WholeNumber(0, 1_000_000_000);
/** `2026-11-21`. */
const Day = () => Text({ max: 10 });

/** Most menus whose figures one mail has. */
export const MAX_MAILED_MENUS = 5;

/** A menu in the mail of the week. */
export class MailedMenu {
  @Id()
  menuId: string;

  /** With the restaurant's where that tells it apart. */
  @Text({ max: 3 * TEXT_LIMITS.name })
  name: string;

  @Count()
  views: number;

  /** In the week before. */
  @Count()
  viewsBefore: number;

  @Count()
  visitors: number;
}

/** One thing to do with the first of the menus, as `Advice` says it. */
export class MailedAdvice {
  @Text({ max: 400 })
  sentence: string;

  @Text({ max: 60 })
  action: string;

  @Text({ max: 600 })
  path: string;
}

/** What owners read of a week, Monday to Sunday, in Santo Domingo. */
export class MailedWeek {
  @Day()
  from: string;

  @Day()
  to: string;

  /** Of all published menus. */
  @Count()
  views: number;

  @Count()
  viewsBefore: number;

  /** Those that were opened, the most viewed first. */
  @ListOf(() => MailedMenu, { max: MAX_MAILED_MENUS })
  menus: MailedMenu[];

  @ListOf(() => MailedAdvice, { max: MAX_ADVICE })
  advice: MailedAdvice[];

  /** Stops this mail without a sign-in, and does nothing else. */
  @Id()
  stopToken: string;
}

/** An owner is to be mailed about a week; identity-service knows where. */
export class WeeklyMailDue {
  @Id()
  accountId: string;

  @Nested(() => MailedWeek)
  week: MailedWeek;

  /** After this moment the mail is worthless and is not sent. */
  @IsISO8601()
  expiresAt: string;
}

/** From the link of a weekly mail. */
export class StopWeeklyMail {
  @Id()
  token: string;
}
