import type { PublicMenuView } from '@cartaviva/contracts';
import { mapLink, phoneLink } from './contact';
import { Phone, Pin } from './icons';
import { MESSAGES } from './messages';
import { logoPath, Picture } from './pictures';
import { RestaurantName } from './restaurant-name';

/** Whose menu this is, large, and how to reach them. */
export function RestaurantHeader({ menu }: { menu: PublicMenuView }) {
  const { restaurantName, name, description, logoUrl } = menu;
  return (
    <header>
      {logoUrl && (
        <Picture
          path={logoPath(logoUrl)}
          alt={MESSAGES.logo(restaurantName)}
          sizes="6rem"
          ratio="1:1"
          early
        />
      )}
      <RestaurantName>{restaurantName}</RestaurantName>
      <p className="name">{name}</p>
      {description && <p className="about">{description}</p>}
      <Contact menu={menu} />
    </header>
  );
}

function Contact({ menu: { restaurantName, address, phone } }: { menu: PublicMenuView }) {
  if (!address && !phone) return null;
  const call = phone && phoneLink(phone);
  return (
    <address>
      {address && (
        <a href={mapLink(restaurantName, address)} target="_blank" rel="noopener noreferrer">
          <Pin />
          {address}
        </a>
      )}
      {phone &&
        (call ? (
          <a href={call}>
            <Phone />
            {phone}
          </a>
        ) : (
          <span>
            <Phone />
            {phone}
          </span>
        ))}
    </address>
  );
}
