import type { DayOfViews } from '@cartaviva/contracts';
import { FigureCard } from '../figures/figure-card';
import { todayAtHome } from '../period/period';
import { MESSAGES } from './messages';
import { barsOf, figuresOf } from './views-by-day';
import { ViewsChart } from './views-chart';

/** Views by day; of long periods, by week. */
export function ViewsCard({ days }: { days: readonly DayOfViews[] }) {
  const today = todayAtHome();
  const bars = barsOf(days, today);
  const isByWeek = bars.length < days.length;
  return (
    <FigureCard
      title={isByWeek ? MESSAGES.byWeek : MESSAGES.byDay}
      figures={figuresOf(bars, isByWeek)}
    >
      <ViewsChart bars={bars} today={today} />
    </FigureCard>
  );
}
