import { ApiError, explained, isUnauthorized } from '@cartaviva/api-client';
import { useMay } from '@cartaviva/session';
import { useToast, type Toast } from '@cartaviva/ui';
import { useNavigate } from 'react-router-dom';
import { MESSAGES } from './messages';

/** Is true when the owner's plan does not include the action. */
export const isPlanLimit = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 402;

/** Toasts of the editor. An error toast has a button to solve the problem where there is one. */
export function useToasts() {
  const toast = useToast();
  const navigate = useNavigate();
  const may = useMay();

  /** Signing in again loses no input, because the browser stores unsaved input. */
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
