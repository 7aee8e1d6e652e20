import { PRINT_LAYOUTS, RULE_MESSAGES, tablesIn, type PrintLayout } from '@cartaviva/domain';
import { IsIn, IsString, ValidateBy } from 'class-validator';
import { Omittable } from '../rules';
import { rules } from '../rules/rules';

const isTableList = (value: unknown): boolean =>
  typeof value === 'string' && /^\P{C}*$/u.test(value) && tablesIn(value) !== null;

const Tables = () =>
  rules(
    IsString({ message: RULE_MESSAGES.tables }),
    ValidateBy(
      { name: 'isTableList', validator: { validate: isTableList } },
      { message: RULE_MESSAGES.tables },
    ),
  );

/** Query of GET /api/menus/{id}/print?layout=&mesa= (decisions). */
export class PrintRequest {
  @IsIn([...PRINT_LAYOUTS], { message: RULE_MESSAGES.printLayout })
  layout: PrintLayout;

  /** Tables that each get a code: `1-12,Terraza`. Without it, a single code has no table. */
  @Omittable()
  @Tables()
  mesa?: string;
}
