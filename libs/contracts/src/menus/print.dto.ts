import {
  MAX_PRINTED_TABLES,
  PRINT_LAYOUTS,
  RULE_MESSAGES,
  TABLE_NAME_MAX,
  type PrintLayout,
} from '@cartaviva/domain';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsString,
  Length,
  Matches,
} from 'class-validator';
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

/** GET /api/menus/{id}/print?layout=&mesa= (decisions). */
export class PrintMenu {
  @Id()
  menuId: string;

  @IsIn([...PRINT_LAYOUTS], { message: RULE_MESSAGES.printLayout })
  layout: PrintLayout;

  /** A code each; none prints a single code without a table. */
  @Tables()
  tables: string[];
}

/** A print-ready document. */
export class PrintedView {
  /** PDF, base64. */
  @IsString()
  pdf: string;

  @IsString()
  fileName: string;

  /** The same in the restaurant's own letters. */
  @IsString()
  title: string;
}
