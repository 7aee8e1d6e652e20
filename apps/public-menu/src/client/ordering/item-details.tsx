import { priceForDiners } from '@cartaviva/domain';
import type { PageItem, MenuData } from '../../menu/menu-data';
import { extraLabel, priceLabel } from '../../menu/price-label';
import { secondAmount } from '../../menu/second-price';
import { Marks } from '../../page/marks';
import { messages } from '../messages';
import { share } from '../share';
import { ItemImage } from './item-image';
import { OptionsField } from './options-field';
import { ownName, unitCents, type OrderLine } from './order';
import { moneyOf } from './order-message';
import { Stepper } from './stepper';

interface ItemDetailsProps {
  readonly item: PageItem;
  readonly menu: MenuData;
  readonly choice: OrderLine;
  /** Is undefined if the item cannot be ordered. */
  readonly ordering: ItemOrdering | undefined;
}

export interface ItemOrdering {
  readonly choose: (part: Partial<OrderLine>) => void;
  /** Is called after every letter of the note. */
  readonly type: (note: string) => void;
  readonly add: () => void;
}

export function ItemDetails({ item, menu, choice, ordering }: ItemDetailsProps) {
  const texts = messages();
  const { name, description, sizes, extras } = item;
  /** Chosen size of an item that can be ordered. Its price is the one shown. */
  const size = ordering && sizes?.find((one) => ownName(one) === choice.size);
  const cents = size && unitCents(item, { ...choice, extras: [] }, menu.currency);
  const second = cents && menu.second ? secondAmount(cents, menu.second, menu) : item.second;
  return (
    <>
      <ItemImage item={item} />
      <h2 id="sheet-title" dir="auto">
        {name}
      </h2>
      <p className="price">
        {size
          ? `${size.name} · ${priceForDiners(size.price, menu)}`
          : priceLabel(item, menu, texts.item)}
        {second && <small> {second}</small>}
      </p>
      <Marks item={item} texts={texts} />
      {item.contains && (
        <p className="about">
          <small>{item.contains}</small>
        </p>
      )}
      {sizes && (
        <OptionsField
          legend={texts.item.size}
          kind="radio"
          options={sizes}
          label={(price) => priceForDiners(price, menu)}
          chosen={[choice.size ?? '']}
          change={ordering && (([chosen]) => ordering.choose({ size: chosen }))}
        />
      )}
      {description && (
        <p className="about" dir="auto">
          {description}
        </p>
      )}
      {extras && (
        <OptionsField
          legend={texts.item.extras}
          kind="checkbox"
          options={extras}
          label={(price) => extraLabel(price, menu, texts.item)}
          chosen={choice.extras}
          change={ordering && ((chosen) => ordering.choose({ extras: chosen }))}
        />
      )}
      {ordering && (
        <label className="note">
          {texts.item.note}
          <textarea
            rows={2}
            maxLength={200}
            placeholder={texts.item.noteExample}
            value={choice.note}
            onInput={({ currentTarget }) => ordering.type(currentTarget.value)}
          />
        </label>
      )}
      <button type="button" className="quiet" onClick={() => void shareItem(item, menu)}>
        {texts.item.share}
      </button>
      {ordering && (
        <div className="actions">
          <Choice item={item} menu={menu} choice={choice} ordering={ordering} />
        </div>
      )}
    </>
  );
}

/** Asks for the quantity and adds the item. A choice that is not available has no price and cannot be added. */
function Choice({ item, menu, choice, ordering }: Required<ItemDetailsProps>) {
  const { add } = messages().item;
  const { choose, add: addToOrder } = ordering!;
  const { quantity } = choice;
  const unit = unitCents(item, choice, menu.currency);
  return (
    <>
      <Stepper
        of={item.name}
        quantity={quantity}
        least={1}
        change={(next) => choose({ quantity: next })}
      />
      {unit !== undefined && (
        <button type="button" className="main" onClick={addToOrder}>
          {unit > 0 ? `${add} · ${moneyOf(unit * quantity, menu)}` : add}
        </button>
      )}
    </>
  );
}

const shareItem = ({ name, anchor }: PageItem, { url, restaurantName }: MenuData) =>
  share(`${name} · ${restaurantName}`, `${url}#${anchor}`);
