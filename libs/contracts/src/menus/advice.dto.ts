import { ADVICE_RULES, RULE_MESSAGES, type AdviceRule } from '@cartaviva/domain';
import { IsBoolean, IsIn, IsString } from 'class-validator';

/** Element of GET /api/menus/{id}/analytics/advice: one of at most three suggestions, based on the last 30 days. */
export class Advice {
  @IsIn([...ADVICE_RULES])
  rule: AdviceRule;

  /** Example: `14 personas buscaron «mofongo» y no lo encontraron`. */
  @IsString()
  sentence: string;

  /** Label of the owner's button: `Agregar el plato`. */
  @IsString()
  action: string;

  /** Path of the screen for the action, relative to the site's address: `/editor/{id}?…`. */
  @IsString()
  path: string;
}

/** Body and reply of GET and PUT /api/analytics/weekly-mail: the setting for the weekly mail with advice. */
export class WeeklyMail {
  @IsBoolean({ message: RULE_MESSAGES.boolean })
  enabled: boolean;
}
