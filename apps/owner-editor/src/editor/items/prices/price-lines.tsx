import { formatPrice } from '@cartaviva/domain';
import { Button } from '@cartaviva/ui';
import { ArrowRight } from 'lucide-react';
import { memo } from 'react';
import { usePlace } from '../../../store/place-context';
import { PRICE_MESSAGES as MESSAGES } from './messages';
import { changes, type PriceLine } from './repricing';

interface PriceLinesProps {
  readonly lines: readonly PriceLine[];
  readonly currency: string;
  readonly unticked: ReadonlySet<string>;
  readonly onTick: (id: string, isTicked: boolean) => void;
  readonly onToggleAll: () => void;
}

export function PriceLines({ lines, currency, unticked, onTick, onToggleAll }: PriceLinesProps) {
  return (
    <section aria-label={MESSAGES.preview}>
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">{MESSAGES.preview}</h3>
        <Button variant="ghost" size="sm" onClick={onToggleAll}>
          {unticked.size > 0 ? MESSAGES.tickAll : MESSAGES.untickAll}
        </Button>
      </div>
      <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-control border border-line">
        {lines.map((line) => (
          <Line
            key={line.item.id}
            line={line}
            currency={currency}
            isTicked={!unticked.has(line.item.id)}
            onTick={onTick}
          />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly line: PriceLine;
  readonly currency: string;
  readonly isTicked: boolean;
  readonly onTick: PriceLinesProps['onTick'];
}

const Line = memo(function Line({ line, currency, isTicked, onTick }: LineProps) {
  const { item, before, after } = line;
  const { country } = usePlace();
  const money = { currency, country };
  const rows = [
    { name: '', was: before.price, becomes: after.price },
    ...[...before.sizes, ...before.extras].map(({ name, price }, index) => ({
      name,
      was: price,
      becomes: [...after.sizes, ...after.extras][index]!.price,
    })),
  ].slice(before.sizes.length > 0 ? 1 : 0);
  return (
    <li className="[contain-intrinsic-size:auto_44px] [content-visibility:auto]">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 px-3 py-2.5 text-sm hover:bg-sunken">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ target }) => onTick(item.id, target.checked)}
          className="mt-0.5 size-4.5 shrink-0"
        />
        <span className="min-w-0 grow font-medium wrap-anywhere">{item.name}</span>
        <span className="grid shrink-0 gap-0.5 text-right tabular-nums">
          {rows.map(({ name, was, becomes }) => (
            <span key={name}>
              {name && <span className="mr-2 text-ink-faint">{name}</span>}
              {isTicked && changes(line) && was !== becomes ? (
                <>
                  <span className="sr-only">{MESSAGES.was} </span>
                  <s className="text-ink-faint">{formatPrice(was, money)}</s>
                  <ArrowRight aria-hidden className="mx-1.5 inline size-3.5 text-ink-faint" />
                  <span className="sr-only">{MESSAGES.becomes} </span>
                  <strong className="font-semibold">{formatPrice(becomes, money)}</strong>
                </>
              ) : (
                <span className="text-ink-soft">{formatPrice(was, money)}</span>
              )}
            </span>
          ))}
        </span>
      </label>
    </li>
  );
});
