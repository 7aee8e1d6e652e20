import type { PublishedMenu } from '@cartaviva/contracts';
import { menuJsonLd } from './json-ld';
import { MESSAGES } from './messages';
import { logoPath } from './pictures';
import type { PageContext } from './render-menu-page';
import type { Section } from './sections';

interface MenuHeadProps {
  readonly title: string;
  readonly published: PublishedMenu;
  readonly sections: readonly Section[];
  readonly page: PageContext;
}

/** What search engines and link previews read. */
export function MenuHead({ title, published: { menu }, sections, page }: MenuHeadProps) {
  const url = new URL(`/menu/${page.menuId}`, page.publicUrl).href;
  const summary = shortened(menu.description?.trim() || MESSAGES.menuFallback(menu.restaurantName));
  const picture = previewPicture(menu.logoUrl, sections);
  return (
    <>
      <meta name="description" content={summary} />
      <link rel="canonical" href={url} />
      {menu.logoUrl && <link rel="icon" href={`${logoPath(menu.logoUrl)}?w=320`} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_DO" />
      <meta property="og:site_name" content={menu.restaurantName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={url} />
      {picture && (
        <meta property="og:image" content={new URL(`${picture}?w=960`, page.publicUrl).href} />
      )}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: menuJsonLd(menu, sections, url) }}
      />
    </>
  );
}

/** What previews have room for, never half a character. */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length > 200 ? `${characters.slice(0, 199).join('').trimEnd()}…` : text;
}

/** A dish sells better than a logo. */
function previewPicture(logoUrl: string | null, sections: readonly Section[]): string | null {
  const dish = sections.flatMap(({ items }) => items).find(({ imageUrl }) => imageUrl);
  return dish?.imageUrl ?? (logoUrl && logoPath(logoUrl));
}
