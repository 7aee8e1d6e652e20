import type { ReactNode } from 'react';
import { BarList, type Bar } from './bar-list';
import { FigureCard } from './figure-card';
import { NothingYet } from './nothing-yet';

interface BarsCardProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Heads of the table: what a bar is, and what its number counts. */
  readonly columns: readonly [string, string];
  readonly bars: readonly Bar[];
  readonly whole?: number;
  /** Said in place of the bars when there is none. */
  readonly empty: string;
  readonly className?: string;
}

/** Things of a kind as bars, and the same numbers as a table. */
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
