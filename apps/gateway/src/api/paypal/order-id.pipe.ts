import { DomainError } from '@cartaviva/contracts';
import { Injectable, type PipeTransform } from '@nestjs/common';

const PROVIDERS_ID = /^[A-Z0-9-]{1,64}$/;

/** What is no id of the provider's is an order that does not exist. */
@Injectable()
export class OrderIdPipe implements PipeTransform<string, string> {
  transform(id: string): string {
    if (!PROVIDERS_ID.test(id)) throw new DomainError('ORDER_NOT_FOUND');
    return id;
  }
}
