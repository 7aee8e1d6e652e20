import { dashboardReads, useRead } from '@cartaviva/api-client';
import type { ActivityKind, ActivityView } from '@cartaviva/contracts';
import { useMay } from '@cartaviva/session';
import { ago, Card, cn, Skeleton } from '@cartaviva/ui';
import {
  ArrowDownUp,
  Eye,
  EyeOff,
  FilePlus,
  Languages,
  Pencil,
  Plus,
  RotateCcw,
  Tag,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Unread } from '../unread';
import { useMenuLabel } from '../use-menu-label';
import { useMenus } from '../use-menus';
import { viewOf } from '../view-of';
import { activitySentence } from './activity-sentence';
import { MESSAGES } from './messages';
import { RestoreButton } from './restore-button';

const params = { query: { limit: 6 } };

/** Time during which a deleted menu can be restored, in milliseconds. */
const RESTORABLE_MS = 86_400_000;

export function ActivityCard() {
  const read = useRead('/api/dashboard/activity', { params, ...dashboardReads });
  const { data: events, isUnread, retry } = viewOf(read);
  const [now] = useState(Date.now);
  const { data: menus } = useMenus();
  const may = useMay();

  /** Is true for the latest deletion of a menu that can still be restored. */
  function canBeRestored({ id, kind, menuId, at }: ActivityView): boolean {
    if (kind !== 'menu-deleted' || !may('menus.manage') || !menus) return false;
    if (menus.some((menu) => menu.id === menuId) || now - Date.parse(at) > RESTORABLE_MS)
      return false;
    return events?.find((one) => one.kind === kind && one.menuId === menuId)?.id === id;
  }

  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-lg font-semibold">{MESSAGES.title}</h2>
      {content()}
    </Card>
  );

  function content(): ReactNode {
    if (isUnread) return <Unread sentence={MESSAGES.unread} onRetry={retry} />;
    if (!events) return <ActivitySkeleton />;
    if (events.length === 0) return <p className="text-sm text-ink-soft">{MESSAGES.empty}</p>;
    return (
      <ol className="grid gap-3">
        {events.map((event) => (
          <Event key={event.id} event={event} now={now}>
            {canBeRestored(event) && <RestoreButton event={event} />}
          </Event>
        ))}
      </ol>
    );
  }
}

interface EventProps {
  readonly event: ActivityView;
  readonly now: number;
  readonly children: ReactNode;
}

function Event({ event, now, children }: EventProps) {
  const { icon: Sign, tone } = signOf(event.kind);
  const name = useMenuLabel()({ menuId: event.menuId, name: event.menuName });
  return (
    <li className="flex items-start gap-3">
      <span className={cn('grid size-8 shrink-0 place-items-center rounded-full', tone)}>
        <Sign aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 grow">
        <p className="text-sm font-medium wrap-anywhere">{activitySentence(event)}</p>
        <p className="text-sm text-ink-faint">
          <span className="wrap-anywhere">{name}</span> ·{' '}
          <time dateTime={event.at}>{ago(Date.parse(event.at), now)}</time>
        </p>
      </div>
      {children}
    </li>
  );
}

const CALM = 'bg-sunken text-ink-soft';
const GOOD = 'bg-accent-wash text-accent-strong';
const WARM = 'bg-amber-wash text-amber';
const GONE = 'bg-brick-wash text-brick';

const SIGNS: readonly [RegExp, LucideIcon, string][] = [
  [/-deleted$/, Trash2, GONE],
  [/-restored$/, RotateCcw, GOOD],
  [/^menu-published$/, Eye, GOOD],
  [/^menu-unpublished$/, EyeOff, WARM],
  [/^item-sold-out$/, EyeOff, WARM],
  [/^item-available$/, Eye, GOOD],
  [/^prices-changed$/, Tag, CALM],
  [/^menu-translated$/, Languages, CALM],
  [/^menu-arranged$/, ArrowDownUp, CALM],
  [/^menu-(created|duplicated|imported)$/, FilePlus, GOOD],
  [/-created$/, Plus, CALM],
];

function signOf(kind: ActivityKind): { icon: LucideIcon; tone: string } {
  const [, icon, tone] = SIGNS.find(([pattern]) => pattern.test(kind)) ?? [null, Pencil, CALM];
  return { icon, tone };
}

function ActivitySkeleton() {
  return (
    <div aria-busy className="grid gap-4">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-8 rounded-full" />
          <div className="grid grow gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
