import { api, sentenceOf } from '@cartaviva/api-client';
import type { MenuView } from '@cartaviva/contracts';
import { menuLabel } from '@cartaviva/domain';
import { Button, Card, Field, Select, useToast } from '@cartaviva/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { MESSAGES } from './messages';
import { agreedMoment, MomentFields, type Moment } from './moment-fields';
import { placeIn } from './place-in';
import { seasonWords } from './season-words';
import { refresh } from './use-price-change';

const NO_BEGINNING: Moment = { date: '', time: '06:00' };
const NO_END: Moment = { date: '', time: '23:59' };

const KINDS = ['season', 'publish', 'unpublish'] as const;
type Kind = (typeof KINDS)[number];

/**
 * Form that publishes a menu for a period, or publishes or unpublishes it at a given time, such as a Christmas menu
 * for December.
 */
export function ScheduleMenu({ menus }: { menus: readonly MenuView[] }) {
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const [menuId, setMenuId] = useState(menus[0]?.id ?? '');
  const [kind, setKind] = useState<Kind>('season');
  const [moment, setMoment] = useState(NO_BEGINNING);
  const [end, setEnd] = useState(NO_END);
  const [isBusy, setBusy] = useState(false);
  const isSeason = kind === 'season';
  const place = placeIn(menus, [menuId]);
  const { timeZone } = place;
  const at = agreedMoment(moment, timeZone, new Date());
  const until = isSeason ? agreedMoment(end, timeZone, new Date()) : undefined;
  const isBackwards = at !== undefined && until !== undefined && until <= at;
  const isReady = at !== undefined && (!isSeason || (until !== undefined && !isBackwards));

  async function schedule(): Promise<void> {
    if (!at || !isReady) return;
    setBusy(true);
    try {
      const what = isSeason ? ({ kind: 'publish', until: until! } as const) : { kind };
      await api.post('/api/scheduled-changes', { body: { at, ...what, menuIds: [menuId] } });
      const title = until
        ? MESSAGES.seasonFor(seasonWords(at, until, timeZone))
        : MESSAGES.scheduledFor(at, timeZone);
      toast({ title, tone: 'success' });
      setMoment(NO_BEGINNING);
      setEnd(NO_END);
      await refresh(mutate);
    } catch (error) {
      toast({ title: sentenceOf(error, MESSAGES.failed), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card>
      <form
        aria-label={MESSAGES.menuLater}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          void schedule();
        }}
      >
        <div className="sm:col-span-2">
          <h2 className="text-lg font-semibold">{MESSAGES.menuLater}</h2>
          <p className="text-sm text-ink-soft">{MESSAGES.menuLaterMeans}</p>
        </div>
        <Field label={MESSAGES.menu}>
          {(control) => (
            <Select
              options={menus.map((menu) => ({ value: menu.id, label: menuLabel(menu, menus) }))}
              value={menuId}
              onChange={({ target }) => setMenuId(target.value)}
              {...control}
            />
          )}
        </Field>
        <Field label={MESSAGES.what}>
          {(control) => (
            <Select
              options={KINDS.map((value) => ({ value, label: MESSAGES.kinds[value] }))}
              value={kind}
              onChange={({ target }) => setKind(target.value as Kind)}
              {...control}
            />
          )}
        </Field>
        <MomentFields
          place={place}
          moment={moment}
          labels={isSeason ? MESSAGES.from : MESSAGES.moment}
          onChange={setMoment}
        />
        {isSeason && (
          <MomentFields
            place={place}
            moment={end}
            labels={MESSAGES.until}
            fault={isBackwards ? MESSAGES.untilFault : undefined}
            onChange={setEnd}
          />
        )}
        <div>
          <Button type="submit" variant="secondary" busy={isBusy} disabled={!isReady}>
            {MESSAGES.schedule}
          </Button>
        </div>
      </form>
    </Card>
  );
}
