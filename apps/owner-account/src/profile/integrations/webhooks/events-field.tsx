import { WEBHOOK_EVENTS, type CreateWebhookRequest } from '@cartaviva/contracts';
import type { DtoForm } from '@cartaviva/forms';
import { Button } from '@cartaviva/ui';
import { useWatch } from 'react-hook-form';
import { CheckChip } from '../check-chip';
import { messages } from './messages';

const { events: texts } = messages;
const GROUPS = ['menu', 'category', 'item'] as const;

export function EventsField({ form }: { form: DtoForm<CreateWebhookRequest> }) {
  const chosen = useWatch({ control: form.control, name: 'events' });
  const isAll = chosen.length === WEBHOOK_EVENTS.length;
  const error = form.formState.errors.events?.message;
  return (
    <fieldset className="grid gap-3">
      <legend className="text-sm font-semibold">{texts.title}</legend>
      {GROUPS.map((group) => (
        <div key={group} role="group" aria-label={texts.groups[group]}>
          <p aria-hidden className="text-sm text-ink-soft">
            {texts.groups[group]}
          </p>
          <div className="mt-1.5 flex flex-wrap gap-2">
            {WEBHOOK_EVENTS.filter((event) => event.startsWith(`${group}.`)).map((event) => (
              <CheckChip key={event} value={event} field={form.register('events')}>
                {texts.names[event]}
              </CheckChip>
            ))}
          </div>
        </div>
      ))}
      {error && (
        <p role="alert" className="text-sm font-medium text-brick">
          {error}
        </p>
      )}
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start"
        onClick={() => form.setValue('events', isAll ? [] : [...WEBHOOK_EVENTS])}
      >
        {isAll ? texts.none : texts.all}
      </Button>
    </fieldset>
  );
}
