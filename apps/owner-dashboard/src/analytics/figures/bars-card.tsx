import type { ReactNode } from 'react';
import { BarList, type Bar } from './bar-list';
import { FigureCard } from './figure-card';
import { NothingYet } from './nothing-yet';

interface BarsCardProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Column headings of the table: the label, and the value. */
  readonly columns: readonly [string, string];
  readonly bars: readonly Bar[];
  readonly whole?: number;
  readonly empty: string;
  readonly className?: string;
}

export function BarsCard({ columns, bars, whole, empty, ...card }: BarsCardProps) {
  const rows = bars.map(({ label, value }) => ({ label, values: [value] }));
  return (
    <FigureCard {...card} figures={{ caption: card.title, columns, rows }}>
      {bars.length > 0 ? (
        <BarList bars={bars} {...(whole !== undefined && { whole })} />
      ) : (
        <NothingYet>{empty}</NothingYet>
      )}
    </FigureCard>
  );
}
