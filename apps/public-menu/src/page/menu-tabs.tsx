import { localeOf, parseOpeningHours } from '@cartaviva/domain';
import type { LocalMenu } from '../menu/menu-in-language';
import { servedDaysLine } from '../menu/opening-times';
import { tabPath, type RestaurantPage } from '../menu/restaurant-page';

interface MenuTabsProps {
  readonly restaurant: RestaurantPage;
  readonly local: LocalMenu;
}

/** Links to the menus of the restaurant. Renders nothing if there is only one. */
export function MenuTabs({ restaurant, local }: MenuTabsProps) {
  const { tabs } = restaurant;
  if (tabs.length < 2) return null;
  const { menu, language, messages } = local;
  return (
    <nav className="tabs" aria-label={messages.page.menus}>
      {tabs.map(({ menuId, slug, name, servedHours }) => (
        <a
          key={menuId}
          dir="auto"
          href={tabPath(restaurant, slug, language)}
          aria-current={menuId === menu.id ? 'page' : undefined}
        >
          {name}
          {servedHours && <Served hours={servedHours} local={local} />}
        </a>
      ))}
    </nav>
  );
}

function Served({ hours, local: { messages, language } }: { hours: string; local: LocalMenu }) {
  const read = parseOpeningHours(hours);
  const text = read && servedDaysLine(read, messages.hours, localeOf(language));
  return text ? <small>{text}</small> : null;
}
