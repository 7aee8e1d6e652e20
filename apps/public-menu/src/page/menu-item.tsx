import { orderNumber, priceForDiners } from '@cartaviva/domain';
import type { PageItem, PageOption } from '../menu/menu-data';
import type { LocalMenu } from '../menu/menu-in-language';
import { extraLabel, priceLabel } from '../menu/price-label';
import { IMAGE_SIZES } from '../design/image-sizes';
import { fill } from '../messages/fill';
import { Image } from './images';
import { Contains, Marks } from './marks';

interface ItemProps {
  readonly item: PageItem;
  readonly local: LocalMenu;
}

interface MenuItemProps extends ItemProps {
  readonly early: boolean;
}

/** Inline styles, because every page carries the style sheet and few menus need these rules. */
const WRAPS = { flexWrap: 'wrap' } as const;
const SECOND = { fontWeight: 400 };

/** Shows an item: its image beside all texts, with name and price on the first line. */
export function MenuItem({ item, local, early }: MenuItemProps) {
  const texts = local.messages.script;
  const { anchor, name, description, imageUrl, colours, second, soldOut } = item;
  const looks = [imageUrl && 'pic', soldOut && 'off'].filter(Boolean).join(' ');
  return (
    <li id={anchor} className={looks || undefined}>
      {imageUrl && (
        <Image
          path={imageUrl}
          alt={fill(texts.item.image, { item: name })}
          sizes={IMAGE_SIZES}
          ratio="4:3"
          early={early}
          colours={colours}
        />
      )}
      <div>
        <div className="line">
          <h3 dir="auto">
            <a href={`#${anchor}`}>{name}</a>
          </h3>
          <b style={second ? WRAPS : undefined}>
            {priceLabel(item, local.menu, texts.item)}
            {second && <small style={SECOND}>{second}</small>}
          </b>
        </div>
        {description && <p dir="auto">{description}</p>}
        <Marks item={item} texts={texts} />
        <Contains item={item} />
        <Choices item={item} local={local} />
      </div>
      {!soldOut && orderNumber(local.menu) && (
        <button
          className="plus"
          type="button"
          aria-label={fill(texts.item.addOne, { item: name })}
        />
      )}
    </li>
  );
}

/** Lists sizes and extras on paper and in browsers without scripts. Otherwise a sheet shows them. */
function Choices({ item: { sizes, extras }, local: { menu, messages } }: ItemProps) {
  const addLabel = (price: string) => extraLabel(price, menu, messages.script.item);
  return (
    <>
      {sizes && (
        <Options of="sizes" options={sizes} label={(price) => priceForDiners(price, menu)} />
      )}
      {extras && <Options options={extras} label={addLabel} />}
    </>
  );
}

interface OptionsProps {
  readonly of?: 'sizes';
  readonly options: readonly PageOption[];
  readonly label: (price: string) => string;
}

const Options = ({ of, options, label }: OptionsProps) => (
  <ul className={of ? `options ${of}` : 'options'}>
    {options.map(({ name, price }) => (
      <li key={name} dir="auto">
        {name} <span>{label(price)}</span>
      </li>
    ))}
  </ul>
);
