import { useMay } from '@cartaviva/session';
import { Button, Card } from '@cartaviva/ui';
import { Check, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MESSAGES } from './messages';
import { PLANS_PAGE } from './full-plan';

export function LockedCard() {
  const may = useMay();
  return (
    <Card className="bg-sunken">
      <Lock aria-hidden className="size-5 text-ink-faint" />
      <h2 className="mt-3 text-lg font-semibold">{MESSAGES.locked.title}</h2>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">{MESSAGES.locked.text}</p>
      <ul className="mt-4 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        {MESSAGES.locked.shows.map((what) => (
          <li key={what} className="flex items-start gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            {what}
          </li>
        ))}
      </ul>
      {may('payments') && (
        <Button asChild className="mt-6">
          <Link to={PLANS_PAGE}>{MESSAGES.locked.action}</Link>
        </Button>
      )}
    </Card>
  );
}
