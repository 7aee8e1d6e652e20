import { ApiError } from '@cartaviva/api-client';
import type { Difference, MenuVersion } from '@cartaviva/contracts';
import { Button, Callout, Dialog, ErrorState, Skeleton } from '@cartaviva/ui';
import { useState, type ReactNode } from 'react';
import { useVersionDifferences } from '../../store/use-history';
import { Either } from '../items/either';
import { DifferencesList } from './differences-list';
import { MESSAGES } from './messages';
import { useRestore } from './use-restore';
import { usePlace } from '../../store/place-context';

interface VersionDialogProps {
  readonly menuId: string;
  readonly version: MenuVersion;
  readonly isNewest: boolean;
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

export function VersionDialog({
  menuId,
  version,
  isNewest,
  onRestored,
  onClose,
}: VersionDialogProps) {
  const { number, at, author } = version;
  const { timeZone } = usePlace();
  const restoring = useRestore(menuId, number, { onRestored, onDone: onClose });
  const { previewed } = restoring;
  if (previewed) {
    const { report, item } = previewed;
    const { title, itemTitle, text, nothing, confirm, cancel } = MESSAGES.restoring;
    const isSame = report.differences.length === 0;
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={item ? itemTitle(item.name, number) : title(number)}
        description={isSame ? nothing : text}
      >
        <div className="grid gap-4">
          {report.notRestored.map((what) => (
            <Callout key={what.what} tone="warning">
              {MESSAGES.notRestored(what)}
            </Callout>
          ))}
          {!isSame && <DifferencesList differences={report.differences} />}
        </div>
        <Actions>
          <Button variant="ghost" onClick={restoring.giveUp}>
            {cancel}
          </Button>
          {!isSame && (
            <Button
              className="grow sm:grow-0"
              busy={restoring.isBusy}
              onClick={() => void restoring.restore()}
            >
              {confirm}
            </Button>
          )}
        </Actions>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={MESSAGES.number(number)}
      description={`${MESSAGES.when(at, timeZone)} · ${MESSAGES.author(author)}`}
    >
      <Differences menuId={menuId} version={version} hasNow={!isNewest} restoring={restoring} />
      {!isNewest && (
        <Actions>
          <Button
            className="grow sm:grow-0"
            busy={restoring.isBusy}
            onClick={() => void restoring.preview()}
          >
            {MESSAGES.restore}
          </Button>
        </Actions>
      )}
    </Dialog>
  );
}

interface DifferencesProps {
  readonly menuId: string;
  readonly version: MenuVersion;
  /** Is true when the version is not the newest one. */
  readonly hasNow: boolean;
  readonly restoring: ReturnType<typeof useRestore>;
}

function Differences({ menuId, version, hasNow, restoring }: DifferencesProps) {
  const { number, kind } = version;
  // The first version of a menu, or of its history, has no previous version.
  const isFirst = kind === 'created' || kind === 'before';
  const [to, setTo] = useState<'previous' | 'now'>(isFirst && hasNow ? 'now' : 'previous');
  const { data, error, mutate } = useVersionDifferences(menuId, number, to);
  return (
    <div className="grid gap-5">
      {hasNow && !isFirst && (
        <Either
          label={MESSAGES.against}
          options={{ previous: MESSAGES.previous, now: MESSAGES.toNow }}
          value={to}
          onChange={setTo}
        />
      )}
      <div aria-live="polite" aria-busy={!data && !error}>
        {content()}
      </div>
    </div>
  );

  function content(): ReactNode {
    if (data) {
      const actionOf = to === 'now' ? restoreItem : undefined;
      return <DifferencesList differences={data.differences} actionOf={actionOf} />;
    }
    if (!error) return <Skeleton className="h-24" />;
    const { title, text } = MESSAGES.unread;
    const sentence = (error instanceof ApiError && error.problem.error) || text;
    return <ErrorState title={title} description={sentence} onRetry={() => void mutate()} />;
  }

  /** Offers to restore an item that existed in the version. Items added later can be deleted in the items tab. */
  function restoreItem(difference: Difference): ReactNode {
    if (difference.kind !== 'item' || difference.change === 'added') return null;
    return (
      <Button
        className="mt-1.5"
        variant="secondary"
        size="sm"
        aria-label={MESSAGES.restoreItemOf(difference.name)}
        disabled={restoring.isBusy}
        onClick={() => void restoring.preview(difference)}
      >
        {MESSAGES.restoreItem}
      </Button>
    );
  }
}

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="sticky -bottom-5 -mx-5 mt-5 -mb-5 flex flex-wrap gap-3 border-t border-line bg-surface px-5 py-3 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:justify-end sm:px-6">
    {children}
  </div>
);
