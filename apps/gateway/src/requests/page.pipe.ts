import { PageRequest } from '@cartaviva/contracts';
import { strictValidation } from '@cartaviva/process';
import { Injectable, type PipeTransform } from '@nestjs/common';

const DIGITS = /^\d{1,9}$/;
const rules = strictValidation();

/** `?page=2&limit=50`, checked by the rules of `PageRequest`; what is not a number stays wrong. */
@Injectable()
export class PagePipe implements PipeTransform<Record<string, unknown>, Promise<PageRequest>> {
  transform(query: Record<string, unknown>): Promise<PageRequest> {
    const numbers = Object.entries(query).map(([name, text]) => [
      name,
      typeof text === 'string' && DIGITS.test(text) ? Number(text) : text,
    ]);
    const metadata = { type: 'query', metatype: PageRequest } as const;
    return rules.transform(Object.fromEntries(numbers), metadata) as Promise<PageRequest>;
  }
}
