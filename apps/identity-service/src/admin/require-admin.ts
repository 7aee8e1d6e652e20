import { DomainError } from '@cartaviva/contracts';
import type { MessageContext } from '@cartaviva/redis-transport';
import type { EntityManager } from 'typeorm';
import { User } from '../users/user.entity';

/** Throws FORBIDDEN unless the gateway reports an admin as the actor and the user's row still has that role. */
export async function requireAdmin(
  manager: EntityManager,
  { actor }: MessageContext,
): Promise<void> {
  const claims = actor.kind === 'user' && actor.role === 'admin';
  const isAdmin = claims && (await manager.existsBy(User, { id: actor.userId, role: 'admin' }));
  if (!isAdmin) throw new DomainError('FORBIDDEN');
}
