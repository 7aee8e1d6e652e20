import { DomainError } from '@cartaviva/contracts';

export function refuse(field: string, reason: string): never {
  throw new DomainError('INVALID_INPUT', { fields: { [field]: reason } });
}
