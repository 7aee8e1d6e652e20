import type { MenuView } from '@cartaviva/contracts';
import { MENUS_PER_PRICE_CHANGE, PERCENT_ROUNDINGS, type PercentRounding } from '@cartaviva/domain';
import { Button, Callout, Card, Field, Select, Tabs, TextInput } from '@cartaviva/ui';
import { ChosenMenus } from './chosen-menus';
import { ListSource } from './list-source';
import { MESSAGES } from './messages';
import { percentIn, type Wish } from './price-change';
import type { usePriceChange } from './use-price-change';

interface ChangeFormProps {
  readonly menus: readonly MenuView[];
  readonly changing: ReturnType<typeof usePriceChange>;
}

export function ChangeForm({ menus, changing }: ChangeFormProps) {
  const { wish, change, busy, request } = changing;
  const chosen = menus.filter(({ id }) => !wish.left.has(id)).length;
  return (
    <Card>
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void changing.preview();
        }}
      >
        <ChosenMenus menus={menus} left={wish.left} onChange={(left) => change({ left })} />
        {chosen === 0 && <Callout tone="info">{MESSAGES.noMenus}</Callout>}
        {chosen > MENUS_PER_PRICE_CHANGE && (
          <Callout tone="warning">{MESSAGES.tooManyMenus}</Callout>
        )}
        <Tabs
          label={MESSAGES.how}
          value={wish.by}
          onValueChange={(by) => change({ by: by as Wish['by'] })}
          tabs={[
            {
              value: 'percent',
              label: MESSAGES.byPercent,
              content: <PercentFields wish={wish} onChange={change} />,
            },
            {
              value: 'list',
              label: MESSAGES.byList,
              content: (
                <ListSource
                  list={wish.list}
                  isBusy={busy === 'reading'}
                  onTable={(table) => void changing.read(table)}
                />
              ),
            },
          ]}
        />
        <div>
          <Button
            type="submit"
            busy={busy === 'previewing'}
            disabled={!request || chosen > MENUS_PER_PRICE_CHANGE}
          >
            {MESSAGES.preview}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface PercentFieldsProps {
  readonly wish: Wish;
  readonly onChange: (part: Partial<Wish>) => void;
}

function PercentFields({ wish, onChange }: PercentFieldsProps) {
  const isWrong = wish.percent.trim() !== '' && percentIn(wish) === undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
      <Field label={MESSAGES.direction}>
        {(control) => (
          <Select
            options={[
              { value: 'up', label: MESSAGES.up },
              { value: 'down', label: MESSAGES.down },
            ]}
            value={wish.direction}
            onChange={({ target }) => onChange({ direction: target.value as Wish['direction'] })}
            {...control}
          />
        )}
      </Field>
      <Field label={MESSAGES.percent} error={isWrong ? MESSAGES.percentFault : undefined}>
        {(control) => (
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            placeholder="8"
            className="text-right tabular-nums"
            value={wish.percent}
            onChange={({ target }) => onChange({ percent: target.value })}
            {...control}
          />
        )}
      </Field>
      <Field label={MESSAGES.rounding}>
        {(control) => (
          <Select
            options={PERCENT_ROUNDINGS.map((value) => ({
              value,
              label: MESSAGES.roundings[value],
            }))}
            value={wish.rounding}
            onChange={({ target }) => onChange({ rounding: target.value as PercentRounding })}
            {...control}
          />
        )}
      </Field>
    </div>
  );
}
