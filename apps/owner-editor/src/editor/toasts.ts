import { ApiError, explained, isUnauthorized } from '@cartaviva/api-client';
import { useMay } from '@cartaviva/session';
import { useToast, type Toast } from '@cartaviva/ui';
import { useNavigate } from 'react-router-dom';
import { MESSAGES } from './messages';

/** Whether the owner's plan does not go that far. */
export const isPlanLimit = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 402;

/** The editor's two kinds of toast; a failure shows the way out where there is one. */
export function useToasts() {
  const toast = useToast();
  const navigate = useNavigate();
  const may = useMay();

  /** What was typed waits in the browser for the owner to come back. */
  function wayOut(error: unknown): Pick<Toast, 'action'> {
    if (isPlanLimit(error)) {
      if (!may('payments')) return {};
      return {
        action: { label: MESSAGES.seePlans, onClick: () => void navigate('/profile/plan') },
      };
    }
    if (!isUnauthorized(error)) return {};
    return { action: { label: MESSAGES.signIn, onClick: () => location.assign('/api/login') } };
  }

  return {
    done: (description: string, title: string = MESSAGES.success) =>
      toast({ title, description, tone: 'success' }),
    failed: (sentence: string, error?: unknown) =>
      toast({
        title: MESSAGES.error,
        description: explained(sentence, error),
        tone: 'destructive',
        ...wayOut(error),
      }),
  };
}
