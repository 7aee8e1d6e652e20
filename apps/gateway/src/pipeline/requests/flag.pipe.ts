import { DomainError } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';

/** Reads a query parameter that is `true`, `false` or missing. Every other value is refused. */
@Injectable()
export class FlagPipe implements PipeTransform<unknown, boolean> {
  transform(value: unknown, { data = 'flag' }: ArgumentMetadata): boolean {
    if (value === undefined || value === 'false') return false;
    if (value === 'true') return true;
    throw new DomainError('INVALID_INPUT', { fields: { [data]: RULE_MESSAGES.boolean } });
  }
}
