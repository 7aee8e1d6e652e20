import { DomainError } from '@cartaviva/contracts';

/** Refuses a row for what one of its fields says. */
export function refuse(field: string, reason: string): never {
  throw new DomainError('INVALID_INPUT', { fields: { [field]: reason } });
}
