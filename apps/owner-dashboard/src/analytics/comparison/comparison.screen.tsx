import { useMay } from '@cartaviva/session';
import { PageHeader, useDocumentTitle } from '@cartaviva/ui';
import { useSeesAll } from '../full-plan';
import { LockedCard } from '../locked-card';
import { hasDates } from '../period/period';
import { PeriodPicker } from '../period/period-picker';
import { usePeriod } from '../period/use-period';
import { ComparedMenus } from './compared-menus';
import { MenuLinks } from './menu-links';
import { MESSAGES } from './messages';

/** `/analytics`: comparison of all menus in a period, sorted by views. */
export default function ComparisonScreen() {
  const period = usePeriod();
  const seesAll = useSeesAll();
  const may = useMay();
  // The comparison does not support custom dates. An address with dates shows 30 days.
  const days = hasDates(period) ? 30 : period.days;
  useDocumentTitle(MESSAGES.title);
  return (
    <>
      <PageHeader
        {...(may('menus.edit') && { back: { to: '/dashboard', label: MESSAGES.back } })}
        title={MESSAGES.title}
        description={MESSAGES.description}
      />
      {seesAll ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <PeriodPicker period={{ days }} seesAll />
          <ComparedMenus days={days} />
        </div>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {!may('menus.edit') && <MenuLinks />}
          <LockedCard />
        </div>
      )}
    </>
  );
}
