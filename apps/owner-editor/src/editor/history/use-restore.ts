import { ApiError } from '@cartaviva/api-client';
import type { Difference, RestoreReport } from '@cartaviva/contracts';
import { useState } from 'react';
import type { RestoreOptions } from '../../store/menu-store';
import { useRestoreVersion } from '../../store/use-history';
import { useUndoableToast } from '../items/use-undoable-toast';
import { useToasts } from '../toasts';
import { MESSAGES } from './messages';

interface After {
  /** Called when restoring, or undoing it, has added a version. */
  readonly onRestored: () => void;
  readonly onDone: () => void;
}

/** Preview of a restore. `item` is undefined when the whole menu is restored. */
interface Preview {
  readonly report: RestoreReport;
  readonly item: Difference | undefined;
}

export function useRestore(menuId: string, number: number, { onRestored, onDone }: After) {
  const { preview, ...restoring } = useRestoreVersion(menuId);
  const [previewed, setPreviewed] = useState<Preview>();
  const [isBusy, setBusy] = useState(false);
  const toasts = useToasts();
  const undoable = useUndoableToast();

  async function restore(version: number, options?: RestoreOptions) {
    const done = await restoring.restore(version, options);
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
      if (isChanged) setPreviewed(undefined);
    } finally {
      setBusy(false);
    }
  }

  return {
    previewed,
    isBusy,
    giveUp: () => setPreviewed(undefined),
    preview: (item?: Difference) =>
      during(async () => setPreviewed({ report: await preview(number, only(item).items), item })),
    restore: () =>
      during(async () => {
        const { report, item } = previewed!;
        const options = { ...only(item), revision: report.revision };
        const { number: made } = await restore(number, options);
        if (made !== null) {
          const { done, itemDone } = MESSAGES.restoring;
          const sentence = item ? itemDone(item.name, number) : done(number);
          undoable(sentence, async () => void (await restore(made - 1)));
        }
        onDone();
      }),
  };
}

const only = (item?: Difference): Pick<RestoreOptions, 'items'> =>
  item ? { items: [item.id] } : {};
