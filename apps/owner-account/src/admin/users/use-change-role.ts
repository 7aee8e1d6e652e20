import { api } from '@cartaviva/api-client';
import type { UserView } from '@cartaviva/contracts';
import { useToast } from '@cartaviva/ui';
import { useAttempt } from '../../attempts/use-attempt';
import { userMessages as messages } from '../messages';
import { useUsers } from './use-users';

export function useChangeRole() {
  const { mutate: readUsers } = useUsers();
  const { attempt, busy } = useAttempt();
  const toast = useToast();

  async function change({ id }: UserView, role: UserView['role']): Promise<void> {
    const params = { path: { userId: id } };
    const worked = await attempt(
      () => api.put('/api/admin/users/{userId}/role', { params, body: { role } }),
      messages.changeFailed,
    );
    await readUsers();
    if (worked) toast({ title: messages.changed, tone: 'success' });
  }

  return { change, busy };
}
