import { PAGE_SIZE } from '@cartaviva/contracts';
import { Button } from '@cartaviva/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAdminAddress } from './admin-address';
import { pagerMessages as messages } from './messages';

export function Pager({ total }: { total: number }) {
  const { page, pageLink } = useAdminAddress();
  const pages = Math.ceil(total / PAGE_SIZE);
  if (pages <= 1 && page === 1) return null;
  return (
    <nav aria-label={messages.label} className="mt-5 flex items-center justify-between gap-4">
      <Step to={page > 1 && pageLink(page - 1)}>
        <ChevronLeft aria-hidden />
        {messages.previous}
      </Step>
      <p className="text-sm text-ink-soft tabular-nums">{messages.place(page, pages)}</p>
      <Step to={page < pages && pageLink(page + 1)}>
        {messages.next}
        <ChevronRight aria-hidden />
      </Step>
    </nav>
  );
}

function Step({ to, children }: { to: string | false; children: ReactNode }) {
  if (!to) {
    return (
      <Button variant="secondary" size="sm" disabled>
        {children}
      </Button>
    );
  }
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to={to}>{children}</Link>
    </Button>
  );
}
