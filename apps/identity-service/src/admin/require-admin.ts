import { DomainError } from '@cartaviva/contracts';
import type { MessageContext } from '@cartaviva/redis-transport';
import type { EntityManager } from 'typeorm';
import { User } from '../users/user.entity';

/** FORBIDDEN unless the gateway says that an admin asks, and the row says so still. */
export async function requireAdmin(
  manager: EntityManager,
  { actor }: MessageContext,
): Promise<void> {
  const claims = actor.kind === 'user' && actor.role === 'admin';
  const isAdmin = claims && (await manager.existsBy(User, { id: actor.userId, role: 'admin' }));
  if (!isAdmin) throw new DomainError('FORBIDDEN');
}
