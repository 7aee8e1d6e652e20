import { api } from '@cartaviva/api-client';
import type { SessionView } from '@cartaviva/contracts';
import { useToast } from '@cartaviva/ui';
import { useAttempt } from '../../notices/use-attempt';
import { deviceMessages as messages } from './messages';
import { useActivity } from './use-activity';
import { useSessions } from './use-sessions';

/** DELETE /api/auth/sessions/{id}, for each of these; says so when all are ended. */
export function useEndSessions() {
  const { mutate: readSessions } = useSessions();
  const { mutate: readActivity } = useActivity();
  const { attempt, busy } = useAttempt();
  const toast = useToast();

  async function end(sessions: readonly SessionView[], done: string): Promise<void> {
    const calls = sessions.map(({ id }) => api.delete(`/api/auth/sessions/${id}`));
    const worked = await attempt(() => Promise.all(calls), messages.endFailed);
    await Promise.all([readSessions(), readActivity()]);
    if (worked) toast({ title: done, tone: 'success' });
  }

  return { end, busy };
}
