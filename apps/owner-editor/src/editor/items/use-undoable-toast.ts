import { useToast } from '@cartaviva/ui';
import { MESSAGES as EDITOR } from '../messages';
import { useToasts } from '../toasts';
import { MESSAGES } from './messages';

export function useUndoableToast() {
  const toast = useToast();
  const toasts = useToasts();

  return (description: string, undo: () => Promise<void>): void => {
    const takeBack = () =>
      undo().then(
        () => toasts.done(MESSAGES.undo.done),
        (error: unknown) => toasts.failed(MESSAGES.undo.failed, error),
      );
    toast({
      title: EDITOR.success,
      description,
      tone: 'success',
      action: { label: MESSAGES.undo.action, onClick: () => void takeBack() },
    });
  };
}
