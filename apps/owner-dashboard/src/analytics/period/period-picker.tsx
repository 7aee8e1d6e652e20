import { cn } from '@cartaviva/ui';
import { CalendarDays, Lock } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PLANS_PAGE } from '../full-plan';
import { MESSAGES } from './messages';
import { OwnDates } from './own-dates';
import { DAYS, hasDates, isBasic, searchOf, type Period } from './period';

const chip =
  'inline-flex h-11 items-center gap-1.5 rounded-full border border-control/45 bg-surface px-3.5 text-sm font-semibold whitespace-nowrap text-ink-soft transition-colors hover:border-control hover:bg-sunken aria-[current=page]:border-accent aria-[current=page]:bg-accent-wash aria-[current=page]:text-accent-strong [&_svg]:size-4';

interface PeriodPickerProps {
  readonly period: Period;
  readonly seesAll: boolean;
  /** Current date in the restaurant's time zone. Undefined when custom dates are not supported. */
  readonly today?: string;
}

/** Links for the periods. A period that the plan does not show is marked and leads to the plans. */
export function PeriodPicker({ period, seesAll, today }: PeriodPickerProps) {
  const navigate = useNavigate();
  const dates = hasDates(period) ? period : undefined;
  const [picking, setPicking] = useState(false);
  const formId = useId();
  const showsForm = seesAll && (picking || dates !== undefined);
  return (
    <div className="grid gap-4">
      <nav aria-label={MESSAGES.label} className="flex flex-wrap gap-2">
        {DAYS.map((days) => (
          <PeriodLink
            key={days}
            period={{ days }}
            isCurrent={!dates && !picking && 'days' in period && period.days === days}
            isLocked={!seesAll && !isBasic({ days })}
            onOpen={() => setPicking(false)}
          >
            {MESSAGES.days(days)}
          </PeriodLink>
        ))}
        {today && !seesAll && <LockedChip>{MESSAGES.dates}</LockedChip>}
        {today && seesAll && (
          <button
            type="button"
            className={cn(chip)}
            aria-current={showsForm ? 'page' : undefined}
            aria-expanded={showsForm}
            aria-controls={formId}
            onClick={() => setPicking(!picking)}
          >
            <CalendarDays aria-hidden />
            {MESSAGES.dates}
          </button>
        )}
      </nav>
      {today && showsForm && (
        <OwnDates
          id={formId}
          key={dates && searchOf(dates)}
          dates={dates}
          today={today}
          onChoose={(chosen) => void navigate(searchOf(chosen), { preventScrollReset: true })}
        />
      )}
    </div>
  );
}

interface PeriodLinkProps {
  readonly period: Period;
  readonly isCurrent: boolean;
  readonly isLocked: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

function PeriodLink({ period, isCurrent, isLocked, onOpen, children }: PeriodLinkProps) {
  if (isLocked) return <LockedChip>{children}</LockedChip>;
  return (
    <Link
      to={searchOf(period)}
      preventScrollReset
      className={chip}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onOpen}
    >
      {children}
    </Link>
  );
}

/** Link to the plans in place of a period that the plan does not show. */
function LockedChip({ children }: { children: ReactNode }) {
  return (
    <Link
      to={PLANS_PAGE}
      title={MESSAGES.locked}
      className={cn(chip, 'border-dashed text-ink-faint')}
    >
      <Lock aria-hidden />
      {children}
      <span className="sr-only"> ({MESSAGES.locked})</span>
    </Link>
  );
}
