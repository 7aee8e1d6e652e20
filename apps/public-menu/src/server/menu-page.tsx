import type { PublicMenuView, PublishedMenu } from '@cartaviva/contracts';
import { menuDesignOf } from '@cartaviva/domain';
import { dataOf, menuInLanguage } from '../menu/menu-in-language';
import { Menu } from '../page/menu';
import { logoPath } from '../page/images';
import { headingFontOf } from '../design/heading-font';
import { themeOf } from '../page/theme';
import { Document } from './document';
import { menuJsonLd } from './json-ld';
import { MenuHead } from './menu-head';
import type { PageContext } from './page-context';
import { versionOf } from './version';

interface MenuPageProps {
  readonly published: PublishedMenu;
  readonly page: PageContext;
}

export function FullMenu({ published, page }: MenuPageProps) {
  const local = menuInLanguage(published, page.language, page.now, page.isHoliday);
  const { menu, language, messages } = local;
  const { publicUrl, restaurant } = page;
  const own = headingFontOf(local);
  const title = restaurant?.isHome ? menu.restaurantName : `${menu.restaurantName} · ${menu.name}`;
  return (
    <Document
      title={title}
      theme={themeOf(menu.themeColor, menuDesignOf(menu.design))}
      font={own && { ...own, url: page.fontUrl?.(own) }}
      hasCover={Boolean(menu.coverUrl)}
      hasTabs={restaurant && restaurant.tabs.length > 1}
      page={page}
      head={
        <MenuHead
          title={title}
          local={local}
          publicUrl={publicUrl}
          home={restaurant?.isHome ? `/r/${restaurant.slug}` : undefined}
          image={page.shareImagePath}
        />
      }
      language={language}
      icon={iconOf(menu)}
      version={versionOf(restaurant ? { ...published, tabs: restaurant.tabs } : published)}
    >
      <Menu local={local} restaurant={restaurant} />
      <DataBlock id="menu-messages" json={JSON.stringify(messages.script)} />
      <DataBlock id="menu-data" json={JSON.stringify(dataOf(local, publicUrl, restaurant))} />
      <DataBlock type="application/ld+json" json={menuJsonLd(local, publicUrl)} />
    </Document>
  );
}

interface DataBlockProps {
  readonly id?: string;
  readonly type?: string;
  readonly json: string;
}

/** Escapes JSON for a script element, so that no text of an owner can close the element. */
const inScript = (json: string) => json.replace(/</g, '\\u003c');

const DataBlock = ({ id, type = 'application/json', json }: DataBlockProps) => (
  <script id={id} type={type} dangerouslySetInnerHTML={{ __html: inScript(json) }} />
);

/** Returns the restaurant's icon. Without a logo it is CartaViva's, or none if the menu is white-label. */
function iconOf({ logoUrl, whiteLabel }: PublicMenuView): string | undefined {
  if (logoUrl) return `${logoPath(logoUrl)}?w=320`;
  return whiteLabel ? 'data:,' : undefined;
}
