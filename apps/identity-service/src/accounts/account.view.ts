import type { AccountView } from '@cartaviva/contracts';
import type { User } from '../users/user.entity';

export function toAccountView({ erasesAt, password }: User): AccountView {
  return {
    erasesAt: erasesAt?.toISOString() ?? null,
    provedBy: password === null ? 'code' : 'password',
  };
}
