import { isUnauthorized } from '@cartaviva/api-client';
import type { MenuView, PriceChangeView } from '@cartaviva/contracts';
import {
  Button,
  Callout,
  EmptyState,
  ErrorState,
  PageHeader,
  Skeleton,
  useDocumentTitle,
} from '@cartaviva/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FoldedMenu } from '../dashboard/folded-menu';
import { useMenus } from '../dashboard/use-menus';
import { ChangeForm } from './change-form';
import { MESSAGES } from './messages';
import { PastChanges } from './past-changes';
import { Preview } from './preview';
import { PreviewActions } from './preview-actions';
import { ScheduleMenu } from './schedule-menu';
import { ScheduledChanges } from './scheduled-changes';
import { usePriceChange } from './use-price-change';
import { leftBy, useUndo } from './use-undo';

/** `/precios`: changes prices in several menus, with a preview and undo. */
export default function PricesScreen() {
  const { data: menus, error, mutate } = useMenus();
  useDocumentTitle(MESSAGES.title);
  return (
    <>
      <PageHeader
        back={{ to: '/dashboard', label: MESSAGES.back }}
        title={MESSAGES.title}
        description={MESSAGES.description}
      />
      {error && !menus && !isUnauthorized(error) ? (
        <ErrorState {...MESSAGES.unread} onRetry={() => void mutate()} />
      ) : menus ? (
        <Prices menus={menus} />
      ) : (
        <Skeleton className="h-72 rounded-card" />
      )}
    </>
  );
}

function Prices({ menus }: { menus: readonly MenuView[] }) {
  const changing = usePriceChange(menus);
  const { previewed, done, fault, scheduledFor } = changing;
  if (menus.length === 0) return <NoMenus />;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <ChangeForm menus={menus} changing={changing} />
      {fault && (
        <Callout tone="danger" role="alert">
          {fault}
        </Callout>
      )}
      {previewed && (
        <Preview
          preview={previewed.preview}
          all={menus}
          actions={<PreviewActions changing={changing} />}
        />
      )}
      {done && <Done key={done.id} change={done} />}
      {scheduledFor && (
        <Callout tone="success" role="status">
          {MESSAGES.scheduledFor(scheduledFor, changing.place.timeZone)}
        </Callout>
      )}
      <ScheduledChanges menus={menus} />
      <ScheduleMenu menus={menus} />
      <PastChanges menus={menus} />
    </div>
  );
}

function Done({ change }: { change: PriceChangeView }) {
  const [now, setNow] = useState(change);
  const { undo, undoing } = useUndo(setNow);
  const left = leftBy(now);
  return (
    <Callout tone="success" role="status">
      <p>
        {now.undo
          ? MESSAGES.undone(now.undo.restoredCount)
          : MESSAGES.done(now.itemCount, now.menus.length)}
      </p>
      {left && <p className="wrap-anywhere">{left}</p>}
      {!now.undo && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          busy={undoing !== null}
          onClick={() => void undo(now.id)}
        >
          {MESSAGES.undo}
        </Button>
      )}
    </Callout>
  );
}

function NoMenus() {
  return (
    <EmptyState
      {...MESSAGES.empty}
      drawing={<FoldedMenu />}
      action={
        <Button asChild>
          <Link to="/dashboard">{MESSAGES.toDashboard}</Link>
        </Button>
      }
    />
  );
}
