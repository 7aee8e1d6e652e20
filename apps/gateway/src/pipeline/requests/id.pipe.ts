import { DomainError } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';

@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (isUUID(value)) return value;
    throw new DomainError('INVALID_INPUT', { fields: { [data]: RULE_MESSAGES.id } });
  }
}
