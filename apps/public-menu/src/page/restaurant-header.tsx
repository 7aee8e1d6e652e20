import type { LocalMenu } from '../menu/menu-in-language';
import { Contact } from './contact';
import { fill } from '../messages/fill';
import { logoPath, Image } from './images';
import { ReadingTools } from './reading-tools';
import { RestaurantName } from './restaurant-name';
import { softColours } from '../menu/soft-colours';

/** Whose menu this is, large, and how to reach them. */
export function RestaurantHeader({ local }: { local: LocalMenu }) {
  const { restaurantName, name, description, logoUrl, logoPlaceholder } = local.menu;
  return (
    <header>
      <ReadingTools local={local} />
      {logoUrl && (
        <Image
          path={logoPath(logoUrl)}
          alt={fill(local.messages.page.logo, { restaurant: restaurantName })}
          sizes="6rem"
          ratio="1:1"
          early
          colours={logoPlaceholder ? softColours(logoPlaceholder) : undefined}
        />
      )}
      <RestaurantName>{restaurantName}</RestaurantName>
      <p className="name">{name}</p>
      {description && <p className="about">{description}</p>}
      <Contact local={local} />
    </header>
  );
}
