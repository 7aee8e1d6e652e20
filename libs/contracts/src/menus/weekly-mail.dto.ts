import { MAX_ADVICE, TEXT_LIMITS } from '@cartaviva/domain';
import { IsISO8601 } from 'class-validator';
import { Id, ListOf, Nested, Text, WholeNumber } from '../rules';

const Count = () => WholeNumber(0, 1_000_000_000);
/** Date in the form `2026-11-21`. */
const Day = () => Text({ max: 10 });

/** Maximum number of menus with figures in one mail. */
export const MAX_MAILED_MENUS = 5;

export class MailedMenu {
  @Id()
  menuId: string;

  /** Name of the menu, with the restaurant's name if it is needed to distinguish menus. */
  @Text({ max: 3 * TEXT_LIMITS.name })
  name: string;

  @Count()
  views: number;

  /** Views in the previous week. */
  @Count()
  viewsBefore: number;

  @Count()
  visitors: number;
}

/** Advice for the first menu, as in `Advice`. */
export class MailedAdvice {
  @Text({ max: 400 })
  sentence: string;

  @Text({ max: 60 })
  action: string;

  @Text({ max: 600 })
  path: string;
}

/** Figures of a week from Monday to Sunday in Santo Domingo. */
export class MailedWeek {
  @Day()
  from: string;

  @Day()
  to: string;

  /** Views of all published menus. */
  @Count()
  views: number;

  @Count()
  viewsBefore: number;

  /** Menus that had views, the most viewed first. */
  @ListOf(() => MailedMenu, { max: MAX_MAILED_MENUS })
  menus: MailedMenu[];

  @ListOf(() => MailedAdvice, { max: MAX_ADVICE })
  advice: MailedAdvice[];

  /** Token that stops this mail without a sign-in. It permits nothing else. */
  @Id()
  stopToken: string;
}

/** Requests a weekly mail to an owner. Identity-service, which has the address, handles it. */
export class WeeklyMailDue {
  @Id()
  accountId: string;

  @Nested(() => MailedWeek)
  week: MailedWeek;

  /** The mail is not sent after this moment. */
  @IsISO8601()
  expiresAt: string;
}

export class StopWeeklyMail {
  @Id()
  token: string;
}
