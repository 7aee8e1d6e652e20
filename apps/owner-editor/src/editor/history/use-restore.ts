import { ApiError } from '@cartaviva/api-client';
import type { RestoreReport } from '@cartaviva/contracts';
import { useState } from 'react';
import { useRestoreVersion } from '../../store/use-history';
import { useUndoableToast } from '../items/use-undoable-toast';
import { useToasts } from '../toasts';
import { MESSAGES } from './messages';

interface After {
  /** There is one version more: of the restoring, or of taking it back. */
  readonly onRestored: () => void;
  readonly onDone: () => void;
}

/** The way back to a version: what it would change is shown first, and it is taken back in one press. */
export function useRestore(menuId: string, number: number, { onRestored, onDone }: After) {
  const { preview, ...restoring } = useRestoreVersion(menuId);
  const [report, setReport] = useState<RestoreReport>();
  const [isBusy, setBusy] = useState(false);
  const toasts = useToasts();
  const undoable = useUndoableToast();

  async function restore(version: number, revision?: number) {
    const done = await restoring.restore(version, revision);
    onRestored();
    return done;
  }

  async function during(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const isChanged = error instanceof ApiError && error.status === 412;
      const { changedMeanwhile, failed } = MESSAGES.restoring;
      toasts.failed(isChanged ? changedMeanwhile : failed, error);
      if (isChanged) setReport(undefined);
    } finally {
      setBusy(false);
    }
  }

  return {
    report,
    isBusy,
    giveUp: () => setReport(undefined),
    preview: () => during(async () => setReport(await preview(number))),
    restore: () =>
      during(async () => {
        const { number: made } = await restore(number, report?.revision);
        if (made !== null) {
          undoable(MESSAGES.restoring.done(number), async () => void (await restore(made - 1)));
        }
        onDone();
      }),
  };
}
