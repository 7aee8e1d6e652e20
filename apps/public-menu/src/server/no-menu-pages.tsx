import { FALLBACK_THEME_COLOR } from '@cartaviva/domain';
import { Document } from './document';
import { Phone } from './icons';
import { MESSAGES } from './messages';
import { phoneLink } from './contact';
import type { PageContext } from './render-menu-page';
import { RestaurantName } from './restaurant-name';
import { themeOf } from './theme';

const theme = themeOf(FALLBACK_THEME_COLOR);
const notForSearchEngines = <meta name="robots" content="noindex" />;

/** No menu has this id (specification §2). */
export function MissingMenu({ page }: { page: PageContext }) {
  const { title, text, home } = MESSAGES.missing;
  return (
    <Document title={`${title} - ${text}`} theme={theme} page={page} head={notForSearchEngines}>
      <main className="alone">
        <h1>{title}</h1>
        <p>{text}</p>
        <a className="action" href="/">
          {home}
        </a>
      </main>
    </Document>
  );
}

interface UnpublishedMenuProps {
  readonly restaurant: { readonly restaurantName: string; readonly phone: string | null };
  readonly page: PageContext;
}

/** A menu taken offline: its printed code still leads to the restaurant, and to nobody else. */
export function UnpublishedMenu({ restaurant, page }: UnpublishedMenuProps) {
  const { restaurantName, phone } = restaurant;
  const { text, withPhone, withoutPhone, call } = MESSAGES.unpublished;
  const href = phone && phoneLink(phone);
  return (
    <Document title={restaurantName} theme={theme} page={page} head={notForSearchEngines}>
      <main className="alone">
        <RestaurantName>{restaurantName}</RestaurantName>
        <p>
          {text} {phone ? withPhone : withoutPhone}
        </p>
        {href ? (
          <a className="action" href={href}>
            <Phone /> {call(phone)}
          </a>
        ) : (
          phone && <p className="phone">{phone}</p>
        )}
      </main>
    </Document>
  );
}
