import { ADVICE_RULES, RULE_MESSAGES, type AdviceRule } from '@cartaviva/domain';
import { IsBoolean, IsIn, IsString } from 'class-validator';

/** GET /api/menus/{id}/analytics/advice: one of at most three things to do, by the last 30 days. */
export class Advice {
  @IsIn([...ADVICE_RULES])
  rule: AdviceRule;

  /** `14 personas buscaron «mofongo» y no lo encontraron`. */
  @IsString()
  sentence: string;

  /** What the owner can press: `Agregar el plato`. */
  @IsString()
  action: string;

  /** The screen where it is done, below the site's address: `/editor/{id}?…`. */
  @IsString()
  path: string;
}

/** GET and PUT /api/analytics/weekly-mail: whether the owner gets the advice of the week by mail. */
export class WeeklyMail {
  @IsBoolean({ message: RULE_MESSAGES.boolean })
  enabled: boolean;
}
