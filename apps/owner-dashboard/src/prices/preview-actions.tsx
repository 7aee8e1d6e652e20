import { Button } from '@cartaviva/ui';
import { useState } from 'react';
import { MESSAGES } from './messages';
import { agreedMoment, MomentFields, nextMonday } from './moment-fields';
import type { usePriceChange } from './use-price-change';

/** What was looked at happens now, or at a moment that is agreed here. */
export function PreviewActions({ changing }: { changing: ReturnType<typeof usePriceChange> }) {
  const { busy, place } = changing;
  const [isLater, setLater] = useState(false);
  const [moment, setMoment] = useState(() => nextMonday(new Date(), place.timeZone));
  const at = agreedMoment(moment, place.timeZone, new Date());
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Button busy={busy === 'applying'} onClick={() => void changing.apply()}>
          {MESSAGES.apply}
        </Button>
        <Button variant="secondary" aria-expanded={isLater} onClick={() => setLater(!isLater)}>
          {MESSAGES.later}
        </Button>
      </div>
      {isLater && (
        <form
          aria-label={MESSAGES.later}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (at) void changing.schedule(at);
          }}
        >
          <MomentFields place={place} moment={moment} onChange={setMoment} />
          <p className="text-sm text-ink-soft sm:col-span-2">{MESSAGES.laterMeans}</p>
          <div>
            <Button type="submit" busy={busy === 'scheduling'} disabled={!at}>
              {MESSAGES.schedule}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
