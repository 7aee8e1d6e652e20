import type { ItemView } from '@cartaviva/contracts';
import { priceForDiners } from '@cartaviva/domain';
import { MESSAGES } from './messages';
import { Picture } from './pictures';

interface MenuItemProps {
  readonly item: ItemView;
  readonly currency: string;
  readonly early: boolean;
}

/** A dish: its photo when it has one, its name and price on one line, and what it is made of. */
export function MenuItem({ item, currency, early }: MenuItemProps) {
  const { name, description, imageUrl, dietaryTags, isAvailable } = item;
  const looks = [imageUrl && 'pic', !isAvailable && 'off'].filter(Boolean).join(' ');
  return (
    <li className={looks || undefined}>
      {imageUrl && (
        <Picture
          path={imageUrl}
          alt={MESSAGES.photo(name)}
          sizes="(min-width:40rem) 11rem, 33vw"
          ratio="4:3"
          early={early}
        />
      )}
      <div>
        <div className="line">
          <h3>{name}</h3>
          <b>{priceForDiners(item.price, currency)}</b>
        </div>
        {description && <p>{description}</p>}
        {(dietaryTags.length > 0 || !isAvailable) && (
          <p className="tags">
            {!isAvailable && <strong>{MESSAGES.unavailable}</strong>}
            {dietaryTags.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
