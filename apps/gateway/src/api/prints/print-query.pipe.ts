import { DomainError, type PrintMenu } from '@cartaviva/contracts';
import { PRINT_LAYOUTS, RULE_MESSAGES, tablesIn } from '@cartaviva/domain';
import { Injectable, type PipeTransform } from '@nestjs/common';

export type PrintQuery = Pick<PrintMenu, 'layout' | 'tables'>;

/** `?layout=` and `?mesa=1-12,Terraza`; other words are refused. */
@Injectable()
export class PrintQueryPipe implements PipeTransform<Record<string, unknown>, PrintQuery> {
  transform({ layout, mesa = '' }: Record<string, unknown>): PrintQuery {
    const known = PRINT_LAYOUTS.find((name) => name === layout);
    const tables = typeof mesa === 'string' ? tablesIn(mesa) : null;
    const fields = {
      ...(!known && { layout: RULE_MESSAGES.printLayout }),
      ...(!tables && { mesa: RULE_MESSAGES.tables }),
    };
    if (!known || !tables) throw new DomainError('INVALID_INPUT', { fields });
    return { layout: known, tables };
  }
}
