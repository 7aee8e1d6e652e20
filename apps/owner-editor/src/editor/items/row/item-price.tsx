import { amountOf, formatPrice, priceIn, RULE_MESSAGES } from '@cartaviva/domain';
import type { EditedItem } from '../../../store/menu-store';
import { usePlace } from '../../../store/place-context';
import { InlineField } from './inline-field';
import { leastPrice } from './least-price';
import { ROW_MESSAGES } from './messages';
import type { OnRowAct } from './row-act';

interface ItemPriceProps {
  readonly item: EditedItem;
  readonly currency: string;
  readonly onAct: OnRowAct;
}

/** Price of an item, edited in place. For an item with sizes it is the lowest price, edited in the form. */
export function ItemPrice({ item, currency, onAct }: ItemPriceProps) {
  const { name, price, sizes } = item;
  const { country } = usePlace();
  const money = { currency, country };
  if (sizes.length === 0) {
    return (
      <InlineField
        field="price"
        label={ROW_MESSAGES.priceOf(name)}
        value={amountOf(price, country)}
        inputMode="decimal"
        className="w-32 shrink-0 text-right font-semibold tabular-nums [button&]:w-auto pointer-coarse:min-h-11"
        read={(typed) => {
          const read = priceIn(typed);
          return read ? { value: amountOf(read, country) } : { fault: RULE_MESSAGES.price };
        }}
        onPasteLines={(lines) => onAct(item, { to: 'paste-prices', lines })}
        onSave={(typed) => onAct(item, { to: 'change', field: 'price', value: priceIn(typed)! })}
      >
        {formatPrice(price, money)}
      </InlineField>
    );
  }
  return (
    <p className="shrink-0 text-right font-semibold tabular-nums">
      {sizes.length > 1 && (
        <span className="mr-1 text-xs font-normal text-ink-faint">{ROW_MESSAGES.from}</span>
      )}
      {formatPrice(leastPrice(item), money)}
    </p>
  );
}
