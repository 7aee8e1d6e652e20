import { api, sentenceOf } from '@cartaviva/api-client';
import type { MenuView } from '@cartaviva/contracts';
import { Button, Card, Field, Select, useToast } from '@cartaviva/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { MESSAGES } from './messages';
import { agreedMoment, MomentFields, type Moment } from './moment-fields';
import { refresh } from './use-price-change';

const NO_MOMENT: Moment = { date: '', time: '06:00' };

type Kind = 'publish' | 'unpublish';

/** A menu that goes online, or offline, at a moment: Christmas dinners for December. */
export function ScheduleMenu({ menus }: { menus: readonly MenuView[] }) {
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const [menuId, setMenuId] = useState(menus[0]?.id ?? '');
  const [kind, setKind] = useState<Kind>('publish');
  const [moment, setMoment] = useState(NO_MOMENT);
  const [isBusy, setBusy] = useState(false);
  const at = agreedMoment(moment, new Date());

  async function schedule(): Promise<void> {
    if (!at) return;
    setBusy(true);
    try {
      await api.post('/api/scheduled-changes', { body: { at, kind, menuIds: [menuId] } });
      toast({ title: MESSAGES.scheduledFor(at), tone: 'success' });
      setMoment(NO_MOMENT);
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
              options={menus.map(({ id, name }) => ({ value: id, label: name }))}
              value={menuId}
              onChange={({ target }) => setMenuId(target.value)}
              {...control}
            />
          )}
        </Field>
        <Field label={MESSAGES.what}>
          {(control) => (
            <Select
              options={[
                { value: 'publish', label: MESSAGES.kinds.publish },
                { value: 'unpublish', label: MESSAGES.kinds.unpublish },
              ]}
              value={kind}
              onChange={({ target }) => setKind(target.value as Kind)}
              {...control}
            />
          )}
        </Field>
        <MomentFields moment={moment} onChange={setMoment} />
        <div>
          <Button type="submit" variant="secondary" busy={isBusy} disabled={!at}>
            {MESSAGES.schedule}
          </Button>
        </div>
      </form>
    </Card>
  );
}
