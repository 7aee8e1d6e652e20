import type { DayOfViews } from '@cartaviva/contracts';
import { FigureCard } from '../figures/figure-card';
import { MESSAGES } from './messages';
import { barsOf, figuresOf } from './views-by-day';
import { ViewsChart } from './views-chart';

export function ViewsCard({
  days,
  today,
}: {
  readonly days: readonly DayOfViews[];
  readonly today: string;
}) {
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
