import type {
  MenuView,
  PreviewedMenu,
  PriceChangePreview,
  RepricedItem,
} from '@cartaviva/contracts';
import { formatPrice, labelOfMenu, type Money } from '@cartaviva/domain';
import { Button, Callout, Card } from '@cartaviva/ui';
import { ArrowRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Faults } from './faults';
import { MESSAGES } from './messages';
import { placeIn } from './place-in';
import { isLarge, stepsOf, type PriceStep } from './price-change';

/** Number of items shown per menu before the others are requested. */
const SHOWN = 8;

interface PreviewProps {
  readonly preview: PriceChangePreview;
  readonly all: readonly MenuView[];
  readonly actions: ReactNode;
}

export function Preview({ preview: { menus, items, faults }, all, actions }: PreviewProps) {
  const places = new Map(all.map(({ id }, place) => [id, place]));
  const findPlace = ({ menuId }: PreviewedMenu) => places.get(menuId) ?? all.length;
  const changed = menus
    .filter(({ itemCount }) => itemCount > 0)
    .sort((one, other) => findPlace(one) - findPlace(other));
  const large = items.filter(isLarge).length;
  return (
    <Card>
      <section aria-label={MESSAGES.result} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <h2 className="text-lg font-semibold">{MESSAGES.result}</h2>
          <p role="status" className="text-sm text-ink-soft">
            {items.length > 0 ? MESSAGES.summary(items.length, changed.length) : MESSAGES.nothing}
          </p>
        </div>
        {large > 0 && <Callout tone="warning">{MESSAGES.large(large)}</Callout>}
        <Faults faults={faults} />
        {items.length > 0 && actions}
        {changed.map((menu) => (
          <MenuPrices
            key={menu.menuId}
            menu={menu}
            all={all}
            items={items.filter(({ menuId }) => menuId === menu.menuId)}
          />
        ))}
      </section>
    </Card>
  );
}

interface MenuPricesProps extends Pick<PreviewProps, 'all'> {
  readonly menu: PreviewedMenu;
  readonly items: readonly RepricedItem[];
}

function MenuPrices({ menu, all, items }: MenuPricesProps) {
  const label = labelOfMenu(menu, all);
  const { country } = placeIn(all, [menu.menuId]);
  const money = { currency: menu.currency, country };
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, SHOWN);
  return (
    <section aria-label={label}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-semibold wrap-anywhere">{label}</h3>
        <p className="text-sm text-ink-faint">
          {[
            MESSAGES.changedIn(menu.itemCount),
            ...(menu.unchangedCount > 0 ? [MESSAGES.unchanged(menu.unchangedCount)] : []),
          ].join(' · ')}
        </p>
      </div>
      <ul className="mt-2 divide-y divide-line rounded-control border border-line">
        {shown.map((item) => (
          <li
            key={item.itemId}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-3 py-2.5 text-sm"
          >
            <span className="min-w-0 font-medium wrap-anywhere">{item.name}</span>
            <span className="ml-auto grid gap-0.5 text-right tabular-nums">
              {stepsOf(item).map((step, at) => (
                <Step key={`${at} ${step.name}`} step={step} money={money} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <Button variant="ghost" size="sm" className="mt-2" onClick={() => setWhole(true)}>
          {MESSAGES.more(items.length - shown.length)}
        </Button>
      )}
    </section>
  );
}

function Step({ step: { name, was, becomes }, money }: { step: PriceStep; money: Money }) {
  return (
    <span>
      {name && <span className="mr-2 text-ink-faint wrap-anywhere">{name}</span>}
      <span className="inline-block">
        <span className="sr-only">{MESSAGES.was} </span>
        <s className="text-ink-faint">{formatPrice(was, money)}</s>
        <ArrowRight aria-hidden className="mx-1.5 inline size-3.5 text-ink-faint" />
        <span className="sr-only">{MESSAGES.becomes} </span>
        <strong className="font-semibold">{formatPrice(becomes, money)}</strong>
      </span>
    </span>
  );
}
