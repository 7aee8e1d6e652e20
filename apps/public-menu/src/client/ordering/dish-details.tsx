import { priceForDiners } from '@cartaviva/domain';
import type { Dish, MenuData } from '../../menu/menu-data';
import { extraLabel, priceLabel } from '../../menu/price-label';
import { Marks } from '../../page/marks';
import { messages } from '../messages';
import { share } from '../share';
import { DishImage } from './dish-image';
import { OptionsField } from './options-field';
import { unitCents, type OrderLine } from './order';
import { moneyOf } from './order-message';
import { Stepper } from './stepper';

interface DishDetailsProps {
  readonly dish: Dish;
  readonly menu: MenuData;
  readonly choice: OrderLine;
  /** Nothing where the dish cannot be ordered. */
  readonly ordering: DishOrdering | undefined;
}

export interface DishOrdering {
  readonly choose: (part: Partial<OrderLine>) => void;
  /** With every letter of the note. */
  readonly type: (note: string) => void;
  readonly add: () => void;
}

/** All there is to know of a dish; where it can be ordered, the choices of the diner, too. */
export function DishDetails({ dish, menu, choice, ordering }: DishDetailsProps) {
  const texts = messages();
  const { currency } = menu;
  const { name, description, sizes, extras } = dish;
  return (
    <>
      <DishImage dish={dish} />
      <h2 id="sheet-title">{name}</h2>
      <p className="price">{priceLabel(dish, currency, texts.dish)}</p>
      <Marks dish={dish} texts={texts} />
      {description && <p className="about">{description}</p>}
      {sizes && (
        <OptionsField
          legend={texts.dish.size}
          kind="radio"
          options={sizes}
          label={(price) => priceForDiners(price, currency)}
          chosen={[choice.size ?? '']}
          change={ordering && (([size]) => ordering.choose({ size }))}
        />
      )}
      {extras && (
        <OptionsField
          legend={texts.dish.extras}
          kind="checkbox"
          options={extras}
          label={(price) => extraLabel(price, currency, texts.dish)}
          chosen={choice.extras}
          change={ordering && ((chosen) => ordering.choose({ extras: chosen }))}
        />
      )}
      {ordering && (
        <label className="note">
          {texts.dish.note}
          <textarea
            rows={2}
            maxLength={200}
            placeholder={texts.dish.noteExample}
            value={choice.note}
            onInput={({ currentTarget }) => ordering.type(currentTarget.value)}
          />
        </label>
      )}
      <div className="actions">
        <button type="button" className="quiet" onClick={() => void shareDish(dish, menu)}>
          {texts.dish.share}
        </button>
        {ordering && <Choice dish={dish} menu={menu} choice={choice} ordering={ordering} />}
      </div>
    </>
  );
}

/** How many, and into the order; a choice that cannot be had has no price and goes nowhere. */
function Choice({ dish, menu, choice, ordering }: Required<DishDetailsProps>) {
  const { add } = messages().dish;
  const { choose, add: addToOrder } = ordering!;
  const { quantity } = choice;
  const unit = unitCents(dish, choice);
  return (
    <>
      <Stepper
        of={dish.name}
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

function shareDish({ name, anchor }: Dish, { url, restaurantName }: MenuData): Promise<void> {
  const address = new URL(url);
  address.hash = anchor;
  return share(`${name} · ${restaurantName}`, address.href);
}
