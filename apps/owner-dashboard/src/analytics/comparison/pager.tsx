import { Button } from '@cartaviva/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { MESSAGES } from './messages';

/** Returns the page number in an address. The default is 1. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('pagina'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

export function Pager({ page, pages }: { page: number; pages: number }) {
  const [search] = useSearchParams();
  if (pages <= 1) return null;
  const addressOf = (number: number) =>
    `?${new URLSearchParams([...[...search].filter(([name]) => name !== 'pagina'), ['pagina', `${number}`]])}`;
  return (
    <nav aria-label={MESSAGES.pages} className="flex items-center justify-between gap-4">
      <Step label={MESSAGES.previous} to={page > 1 && addressOf(page - 1)} />
      <p className="text-sm text-ink-soft tabular-nums">{MESSAGES.place(page, pages)}</p>
      <Step label={MESSAGES.next} to={page < pages && addressOf(page + 1)} />
    </nav>
  );
}

function Step({ label, to }: { label: string; to: string | false }) {
  if (!to) {
    return (
      <Button variant="secondary" disabled>
        {label}
      </Button>
    );
  }
  return (
    <Button asChild variant="secondary">
      <Link to={to}>{label}</Link>
    </Button>
  );
}
