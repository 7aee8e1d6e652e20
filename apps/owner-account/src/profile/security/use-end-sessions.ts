import { api } from '@cartaviva/api-client';
import type { SessionView } from '@cartaviva/contracts';
import { useToast } from '@cartaviva/ui';
import { useAttempt } from '../../attempts/use-attempt';
import { deviceMessages as messages } from './messages';
import { useActivity } from './use-activity';
import { useSessions } from './use-sessions';

/** DELETE /api/auth/sessions/{id}, or all of them but this one; says so when it is done. */
export function useEndSessions() {
  const { mutate: readSessions } = useSessions();
  const { mutate: readActivity } = useActivity();
  const { attempt, busy } = useAttempt();
  const toast = useToast();

  async function call(path: string, done: string): Promise<void> {
    const worked = await attempt(() => api.delete(path), messages.endFailed);
    await Promise.all([readSessions(), readActivity()]);
    if (worked) toast({ title: done, tone: 'success' });
  }

  const end = ({ id }: SessionView) => call(`/api/auth/sessions/${id}`, messages.ended);
  const endOthers = () => call('/api/auth/sessions', messages.othersEnded);
  return { end, endOthers, busy };
}
