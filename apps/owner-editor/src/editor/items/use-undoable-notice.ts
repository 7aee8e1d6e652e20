import { useToast } from '@cartaviva/ui';
import { MESSAGES as EDITOR } from '../messages';
import { useNotices } from '../notices';
import { MESSAGES } from './messages';

/** Says what was done, and takes it back on request. */
export function useUndoableNotice() {
  const toast = useToast();
  const notices = useNotices();

  return (description: string, undo: () => Promise<void>): void => {
    const takeBack = () =>
      undo().then(
        () => notices.done(MESSAGES.undo.done),
        (error: unknown) => notices.failed(MESSAGES.undo.failed, error),
      );
    toast({
      title: EDITOR.success,
      description,
      tone: 'success',
      action: { label: MESSAGES.undo.action, onClick: () => void takeBack() },
    });
  };
}
