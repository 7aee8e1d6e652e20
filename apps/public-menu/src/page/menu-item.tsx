import { priceForDiners } from '@cartaviva/domain';
import type { Dish, DishOption } from '../menu/menu-data';
import type { LocalMenu } from '../menu/menu-in-language';
import { extraLabel, priceLabel } from '../menu/price-label';
import { fill } from '../messages/fill';
import { Image } from './images';
import { Marks } from './marks';

interface DishProps {
  readonly dish: Dish;
  readonly local: LocalMenu;
}

interface MenuItemProps extends DishProps {
  readonly early: boolean;
}

/** A dish: its image when it has one, its name and price on one line, and what it is made of. */
export function MenuItem({ dish, local, early }: MenuItemProps) {
  const texts = local.messages.script;
  const { anchor, name, description, imageUrl, colours, soldOut } = dish;
  const looks = [imageUrl && 'pic', soldOut && 'off'].filter(Boolean).join(' ');
  return (
    <li id={anchor} className={looks || undefined}>
      {imageUrl && (
        <Image
          path={imageUrl}
          alt={fill(texts.dish.image, { dish: name })}
          sizes="(min-width:40rem) 11rem, 33vw"
          ratio="4:3"
          early={early}
          colours={colours}
        />
      )}
      <div>
        <div className="line">
          <h3>
            <a href={`#${anchor}`}>{name}</a>
          </h3>
          <b>{priceLabel(dish, local.menu.currency, texts.dish)}</b>
        </div>
        {description && <p>{description}</p>}
        <Marks dish={dish} texts={texts} />
        <Choices dish={dish} local={local} />
      </div>
    </li>
  );
}

/** Sizes and extras, for paper and for browsers without script: the others show them in a sheet. */
function Choices({ dish: { sizes, extras }, local: { menu, messages } }: DishProps) {
  const { currency } = menu;
  const addLabel = (price: string) => extraLabel(price, currency, messages.script.dish);
  return (
    <>
      {sizes && <Options options={sizes} label={(price) => priceForDiners(price, currency)} />}
      {extras && <Options options={extras} label={addLabel} />}
    </>
  );
}

interface OptionsProps {
  readonly options: readonly DishOption[];
  readonly label: (price: string) => string;
}

const Options = ({ options, label }: OptionsProps) => (
  <ul className="options">
    {options.map(({ name, price }) => (
      <li key={name}>
        {name} <span>{label(price)}</span>
      </li>
    ))}
  </ul>
);
