import type { AccountEventView } from '@cartaviva/contracts';
import { Button, cn } from '@cartaviva/ui';
import { useState } from 'react';
import { momentOf } from '../../dates/dates';
import { Read } from '../read';
import { SettingCard } from '../setting-card';
import { activityMessages as messages } from './messages';
import { useActivity } from './use-activity';

/** Number of events shown before the owner asks for the rest. */
const FIRST = 5;

export function ActivityCard() {
  const activity = useActivity();
  return (
    <SettingCard title={messages.title} description={messages.description}>
      <Read of={activity} lines={FIRST}>
        {(events) => <Events events={events} />}
      </Read>
    </SettingCard>
  );
}

function Events({ events }: { events: readonly AccountEventView[] }) {
  const [all, setAll] = useState(false);
  if (events.length === 0) return <p className="text-sm text-ink-faint">{messages.empty}</p>;
  return (
    <>
      <ol className="divide-y divide-line">
        {events.slice(0, all ? undefined : FIRST).map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ol>
      {!all && events.length > FIRST && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setAll(true)}>
          {messages.all}
        </Button>
      )}
    </>
  );
}

function EventRow({ event: { kind, at, device, detail } }: { event: AccountEventView }) {
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className={cn('font-medium wrap-anywhere', kind === 'sign-in-failed' && 'text-brick')}>
        {messages.kinds[kind](detail)}
      </p>
      <time dateTime={at} className="text-ink-soft tabular-nums sm:text-right">
        {momentOf(at)}
      </time>
      {device && <p className="text-ink-faint wrap-anywhere sm:col-span-2">{device}</p>}
    </li>
  );
}
