import { ApiError } from '@cartaviva/api-client';
import { useToast } from '@cartaviva/ui';
import { MESSAGES } from './messages';

/** Refusals whose reason the owner can do something about: plan, conflict, size, type, haste. */
const EXPLAINED = [401, 402, 409, 413, 415, 429];

/** A failure's sentence of specification §8 and, when it helps, the server's reason after it. */
export function explained(sentence: string, error: unknown): string {
  const reason =
    error instanceof ApiError && EXPLAINED.includes(error.status) && error.problem.error;
  return reason ? `${sentence} ${reason}` : sentence;
}

/** The editor's two kinds of notice. */
export function useNotices() {
  const toast = useToast();
  return {
    done: (description: string, title: string = MESSAGES.success) =>
      toast({ title, description, tone: 'success' }),
    failed: (sentence: string, error?: unknown) =>
      toast({
        title: MESSAGES.error,
        description: explained(sentence, error),
        tone: 'destructive',
      }),
  };
}
