import { Button } from '@cartaviva/ui';
import { useState } from 'react';
import { MESSAGES } from './messages';
import { agreedMoment, MomentFields, nextMonday } from './moment-fields';
import type { usePriceChange } from './use-price-change';

export function PreviewActions({ changing }: { changing: ReturnType<typeof usePriceChange> }) {
  const { busy, place, places } = changing;
  const [isLater, setLater] = useState(false);
  const [moment, setMoment] = useState(() => nextMonday(new Date(), place.timeZone));
  const isAhead = [place, ...places].every(({ timeZone }) =>
    agreedMoment(moment, timeZone, new Date()),
  );
  const inSeveral = places.length > 1;
  // Without an offset, each menu changes at that time of its own restaurant.
  const at = isAhead
    ? inSeveral
      ? `${moment.date}T${moment.time}`
      : agreedMoment(moment, place.timeZone, new Date())
    : undefined;
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
          <MomentFields place={place} moment={moment} namesZone={!inSeveral} onChange={setMoment} />
          <p className="text-sm text-ink-soft sm:col-span-2">
            {inSeveral && `${MESSAGES.zones(places)} `}
            {MESSAGES.laterMeans}
          </p>
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
