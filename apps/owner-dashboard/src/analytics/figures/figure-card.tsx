import { Card, cn, useToast } from '@cartaviva/ui';
import { ChartNoAxesColumn, Copy, Table2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { asText, type Figures } from './figures';
import { FiguresTable } from './figures-table';
import { MESSAGES } from './messages';

interface FigureCardProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly figures: Figures;
  readonly className?: string;
  readonly children: ReactNode;
}

export function FigureCard({ title, lead, figures, className, children }: FigureCardProps) {
  const [isTable, setIsTable] = useState(false);
  const toast = useToast();
  const id = useId();
  const hasFigures = figures.rows.length > 0;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(asText(figures));
      toast({ title: MESSAGES.copied, tone: 'success' });
    } catch {
      toast({ title: MESSAGES.notCopied, tone: 'destructive' });
    }
  }

  return (
    <Card className={cn('flex min-w-0 flex-col', className)} role="group" aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {lead && <p className="mt-0.5 text-sm text-ink-soft">{lead}</p>}
      <div className="mt-4 grid min-w-0 grow grid-cols-[minmax(0,1fr)] content-start">
        {isTable ? <FiguresTable figures={figures} /> : children}
      </div>
      {hasFigures && (
        <div className="-mb-3 -ml-2 mt-3 flex flex-wrap gap-x-2">
          <CardAction
            label={isTable ? MESSAGES.asChart : MESSAGES.asTable}
            of={title}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? <ChartNoAxesColumn aria-hidden /> : <Table2 aria-hidden />}
          </CardAction>
          {isTable && (
            <CardAction label={MESSAGES.copy} of={title} onClick={() => void copy()}>
              <Copy aria-hidden />
            </CardAction>
          )}
        </div>
      )}
    </Card>
  );
}

interface CardActionProps {
  readonly label: string;
  /** Title of the card, which distinguishes the buttons for screen readers. */
  readonly of: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function CardAction({ label, of, onClick, children }: CardActionProps) {
  return (
    <button
      type="button"
      aria-label={`${label}: ${of}`}
      onClick={onClick}
      className="inline-flex h-11 items-center gap-1.5 rounded-control px-2 text-xs font-semibold text-ink-faint transition-colors hover:bg-sunken hover:text-ink [&_svg]:size-4"
    >
      {children}
      {label}
    </button>
  );
}
