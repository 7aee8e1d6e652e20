import type { LocalMenu } from '../menu/menu-in-language';
import type { RestaurantPage } from '../menu/restaurant-page';
import { secondOf, secondTexts } from '../menu/second-price';
import { taxSentence } from '../menu/taxes';
import { CategoryBar } from './category-bar';
import { MenuTabs } from './menu-tabs';
import { MenuSection } from './menu-section';
import { RestaurantHeader } from './restaurant-header';
import { RestaurantInfo } from './restaurant-info';

interface MenuProps {
  readonly local: LocalMenu;
  readonly restaurant?: RestaurantPage | undefined;
}

/** Shows everything that a diner reads of a menu. Both the server and the editor's preview render it. */
export function Menu({ local, restaurant }: MenuProps) {
  const { menu, sections, messages, language } = local;
  const items = sections.flatMap((section) => section.items);
  const taxes = taxSentence(menu, messages.taxes);
  const second = secondOf(menu);
  return (
    <>
      <a className="skip" href="#menu">
        {messages.page.skip}
      </a>
      <RestaurantHeader local={local} />
      {restaurant && <MenuTabs restaurant={restaurant} local={local} />}
      <CategoryBar local={local} items={items} />
      <main id="menu" tabIndex={-1}>
        {sections.length === 0 && <p className="empty">{messages.page.empty}</p>}
        {sections.map((section, index) => (
          <MenuSection key={section.id} section={section} local={local} first={index === 0} />
        ))}
        {taxes && sections.length > 0 && <p className="notes">{taxes}</p>}
        {second && sections.length > 0 && (
          <p className="notes">{secondTexts(second, menu, language, messages.second).note}</p>
        )}
        {items.some(({ contains }) => contains) && (
          <p className="notes">{messages.allergens.note}</p>
        )}
      </main>
      <RestaurantInfo local={local} />
      <Footer local={local} />
    </>
  );
}

/** Names CartaViva, or the restaurant if the menu is white-label. */
function Footer({ local: { menu, messages } }: { local: LocalMenu }) {
  const { whiteLabel, restaurantName } = menu;
  return (
    <footer>
      {whiteLabel ? (
        <p>{restaurantName}</p>
      ) : (
        // Opens a new tab, because a frame on another site may show only the menu.
        <a href="/" target="_blank">
          {messages.page.footer}
        </a>
      )}
    </footer>
  );
}
