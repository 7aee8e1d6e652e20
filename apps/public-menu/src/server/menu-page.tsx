import type { PublishedMenu } from '@cartaviva/contracts';
import { CategoryBar } from './category-bar';
import { Document } from './document';
import { MenuHead } from './menu-head';
import { MenuSection } from './menu-section';
import { MESSAGES } from './messages';
import type { PageContext } from './render-menu-page';
import { RestaurantHeader } from './restaurant-header';
import { sectionsOf } from './sections';
import { themeOf } from './theme';

interface MenuPageProps {
  readonly published: PublishedMenu;
  readonly page: PageContext;
}

/** A published menu, whole. */
export function FullMenu({ published, page }: MenuPageProps) {
  const { menu } = published;
  const title = `${menu.restaurantName} · ${menu.name}`;
  const sections = sectionsOf(published);
  return (
    <Document
      title={title}
      theme={themeOf(menu.themeColor)}
      page={page}
      head={<MenuHead title={title} published={published} sections={sections} page={page} />}
      interactive
    >
      <a className="skip" href="#menu">
        {MESSAGES.skip}
      </a>
      <RestaurantHeader menu={menu} />
      <CategoryBar sections={sections} />
      <main id="menu">
        {sections.length === 0 && <p className="empty">{MESSAGES.empty}</p>}
        {sections.map((section, index) => (
          <MenuSection
            key={section.id}
            section={section}
            currency={menu.currency}
            first={index === 0}
          />
        ))}
      </main>
      <footer>
        <a href="/">{MESSAGES.footer}</a>
      </footer>
    </Document>
  );
}
