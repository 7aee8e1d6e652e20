import type { MenuAnalytics } from '@cartaviva/contracts';
import { calendarDay } from '@cartaviva/domain';
import { Button, Callout, cn, EmptyState } from '@cartaviva/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FoldedMenu } from '../dashboard/folded-menu';
import { ItemsSection } from './items/items-section';
import { HoursCard } from './hours/hours-card';
import { LockedCard } from './locked-card';
import { MESSAGES } from './messages';
import { isBeginning } from './overview/changes';
import { KeyFigures } from './overview/key-figures';
import { ViewsCard } from './views/views-card';
import { ReadersCards, ScansCards, SourcesCard } from './ways/ways-section';

interface Menu {
  readonly id: string;
  readonly isPublished?: boolean;
  readonly createdAt?: string;
  readonly timeZone: string;
}

interface AnalyticsFiguresProps {
  readonly menu: Menu;
  readonly analytics: MenuAnalytics;
  /** Is true while the figures of the previous period are shown until the new ones load. */
  readonly isOld: boolean;
}

export function AnalyticsFigures({ menu, analytics, isOld }: AnalyticsFiguresProps) {
  const { totalViews, before, byDay, byDevice, details } = analytics;
  if (totalViews === 0) return <NoViews menu={menu} analytics={analytics} />;
  return (
    <div
      aria-busy={isOld}
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] gap-4 transition-opacity',
        isOld && 'opacity-60',
      )}
    >
      {menu.isPublished === false && <Callout tone="warning">{MESSAGES.draft}</Callout>}
      {isBeginning(byDay, before.totalViews) && <Callout tone="info">{MESSAGES.beginning}</Callout>}
      <KeyFigures analytics={analytics} />
      <ViewsCard days={byDay} today={calendarDay(new Date(), menu.timeZone)} />
      {!details && (
        <>
          <SourcesCard {...analytics} />
          <LockedCard />
        </>
      )}
      {details && (
        <>
          <Part title={MESSAGES.when}>
            <HoursCard byHour={details.byHour} />
          </Part>
          <Part title={MESSAGES.ways} isGrid>
            <SourcesCard {...analytics} />
            <ScansCards {...details} />
            {byDevice && <ReadersCards byDevice={byDevice} byLanguage={details.byLanguage} />}
          </Part>
          <Part title={MESSAGES.items} isGrid>
            <ItemsSection menuId={menu.id} details={details} totalViews={totalViews} />
          </Part>
        </>
      )}
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly isGrid?: boolean;
  readonly children: ReactNode;
}

function Part({ title, isGrid = false, children }: PartProps) {
  return (
    <section className="mt-4 sm:mt-6">
      <h2 className="mb-4 text-lg font-semibold">{title}</h2>
      <div className={cn(isGrid && 'gap-4 *:mb-4 *:break-inside-avoid lg:columns-2')}>
        {children}
      </div>
    </section>
  );
}

/**
 * Shown for a menu without views. The text depends on whether the menu is a draft, new, or was not opened in this
 * period.
 */
function NoViews({ menu, analytics }: Pick<AnalyticsFiguresProps, 'menu' | 'analytics'>) {
  const { from, before } = analytics;
  const isNew =
    menu.createdAt !== undefined && calendarDay(new Date(menu.createdAt), menu.timeZone) >= from;
  const isNever = before.totalViews === 0 && isNew;
  const isDraft = menu.isPublished === false;
  const { title, text, action } = isDraft
    ? MESSAGES.unpublished
    : isNever
      ? MESSAGES.never
      : MESSAGES.none;
  return (
    <EmptyState
      title={title}
      description={text}
      drawing={<FoldedMenu />}
      action={
        <Button asChild>
          <Link to={`/editor/${menu.id}${isDraft ? '' : '#qr'}`}>{action}</Link>
        </Button>
      }
    />
  );
}
