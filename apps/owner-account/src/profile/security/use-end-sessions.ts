import { api } from '@cartaviva/api-client';
import type { SessionView } from '@cartaviva/contracts';
import { useToast } from '@cartaviva/ui';
import { useAttempt } from '../../attempts/use-attempt';
import { deviceMessages as messages } from './messages';
import { useActivity } from './use-activity';
import { useSessions } from './use-sessions';

/** Sends DELETE /api/auth/sessions/{id}, or ends every session but this one, and reports the result. */
export function useEndSessions() {
  const { mutate: readSessions } = useSessions();
  const { mutate: readActivity } = useActivity();
  const { attempt, busy } = useAttempt();
  const toast = useToast();

  async function call(end: () => Promise<unknown>, done: string): Promise<void> {
    const worked = await attempt(end, messages.endFailed);
    await Promise.all([readSessions(), readActivity()]);
    if (worked) toast({ title: done, tone: 'success' });
  }

  const end = ({ id }: SessionView) =>
    call(
      () => api.delete('/api/auth/sessions/{sessionId}', { params: { path: { sessionId: id } } }),
      messages.ended,
    );
  const endOthers = () => call(() => api.delete('/api/auth/sessions'), messages.othersEnded);
  return { end, endOthers, busy };
}
