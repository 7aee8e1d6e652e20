import { currencyOf, formatPrice, priceOfCents, PRICE_ROUNDINGS } from '@cartaviva/domain';
import { Button, Dialog, Field, Select, Switch, TextInput } from '@cartaviva/ui';
import type { EditedMenu } from '../../../store/menu-store';
import { AmountInput } from '../form/amount-input';
import type { ItemGroup } from '../item-groups';
import { useSteadyCallback } from '../use-steady-callback';
import { Either } from '../either';
import { PRICE_MESSAGES as MESSAGES } from './messages';
import { PriceLines } from './price-lines';
import { CHOSEN, usePriceChange, WHOLE } from './use-price-change';

interface PriceDialogProps {
  readonly menu: EditedMenu;
  readonly groups: readonly ItemGroup[];
  readonly onClose: () => void;
}

export default function PriceDialog({ menu, groups, onClose }: PriceDialogProps) {
  const { wish, change, ...pricing } = usePriceChange(menu.id, groups, onClose);
  const tick = useSteadyCallback(pricing.tick);
  const scopes = [
    { value: WHOLE, label: MESSAGES.whole },
    { value: CHOSEN, label: MESSAGES.chosen },
    ...groups.map(({ category, name }) => ({ value: category?.id ?? '', label: name })),
  ];
  const roundings = PRICE_ROUNDINGS.map((cents) => ({
    value: `${cents}`,
    label:
      cents === 1 ? MESSAGES.exact : MESSAGES.roundTo(formatPrice(priceOfCents(cents), menu, 0)),
  }));

  return (
    <Dialog open onOpenChange={onClose} title={MESSAGES.title}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void pricing.apply();
        }}
      >
        <Field label={MESSAGES.scope}>
          {(control) => (
            <Select
              options={scopes}
              value={pricing.scope}
              onChange={({ target }) => pricing.choose(target.value)}
              {...control}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Either
            label={MESSAGES.direction}
            options={{ up: MESSAGES.up, down: MESSAGES.down }}
            value={wish.direction}
            onChange={(direction) => change({ direction })}
          />
          <Either
            label={MESSAGES.by}
            options={{ percent: MESSAGES.percent, amount: currencyOf(menu.currency).symbol }}
            value={wish.by}
            onChange={(by) => change({ by })}
          />
          <Field label={MESSAGES.amount[wish.by]}>
            {(control) =>
              wish.by === 'amount' ? (
                <AmountInput
                  currency={menu.currency}
                  value={wish.amount}
                  onChange={({ target }) => change({ amount: target.value })}
                  {...control}
                />
              ) : (
                <TextInput
                  inputMode="decimal"
                  autoComplete="off"
                  placeholder="10"
                  className="text-right tabular-nums"
                  value={wish.amount}
                  onChange={({ target }) => change({ amount: target.value })}
                  {...control}
                />
              )
            }
          </Field>
          <Field label={MESSAGES.rounding}>
            {(control) => (
              <Select
                options={roundings}
                value={`${wish.roundTo}`}
                onChange={({ target }) => change({ roundTo: Number(target.value) })}
                {...control}
              />
            )}
          </Field>
        </div>
        <Switch
          label={MESSAGES.withExtras}
          checked={wish.withExtras}
          onCheckedChange={(withExtras) => change({ withExtras })}
        />
        <PriceLines
          lines={pricing.lines}
          currency={menu.currency}
          unticked={pricing.unticked}
          onTick={tick}
          onToggleAll={pricing.toggleAll}
        />
        <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap gap-3 border-t border-line bg-surface px-5 py-3 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:justify-end sm:px-6">
          <Button variant="ghost" className="max-sm:hidden" onClick={onClose}>
            {MESSAGES.cancel}
          </Button>
          <Button
            type="submit"
            className="grow sm:grow-0"
            busy={pricing.isBusy}
            disabled={pricing.changed.length === 0}
          >
            {MESSAGES.apply(pricing.changed.length)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
