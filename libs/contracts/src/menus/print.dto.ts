import {
  MAX_PRINTED_TABLES,
  PRINT_LAYOUTS,
  RULE_MESSAGES,
  TABLE_NAME_MAX,
  type PrintLayout,
} from '@cartaviva/domain';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, Length, Matches } from 'class-validator';
import type { NamedDocument } from '../media/print.dto';
import { Id } from '../rules';
import { rules } from '../rules/rules';

const Tables = () =>
  rules(
    IsArray({ message: RULE_MESSAGES.tables }),
    ArrayMaxSize(MAX_PRINTED_TABLES, { message: RULE_MESSAGES.tables }),
    ArrayUnique({ message: RULE_MESSAGES.tables }),
    Length(1, TABLE_NAME_MAX, { each: true, message: RULE_MESSAGES.tables }),
    Matches(/^\P{C}+$/u, { each: true, message: RULE_MESSAGES.tables }),
  );

/** Query of GET /api/menus/{id}/print?layout=&mesa= (decisions). */
export class PrintMenu {
  @Id()
  menuId: string;

  @IsIn([...PRINT_LAYOUTS], { message: RULE_MESSAGES.printLayout })
  layout: PrintLayout;

  /** Tables that each get a code. An empty list prints a single code without a table. */
  @Tables()
  tables: string[];
}

export interface PrintedView extends NamedDocument {
  /** Name of the file in the restaurant's own letters. */
  readonly title: string;
}
