import { DEFAULT_LANGUAGE, FALLBACK_THEME_COLOR, phoneLink } from '@cartaviva/domain';
import { fill } from '../messages/fill';
import { messagesIn } from '../messages/messages-in';
import { Phone } from '../page/icons';
import { RestaurantName } from '../page/restaurant-name';
import { themeOf } from '../page/theme';
import { Document } from './document';
import type { PageContext } from './page-context';

const theme = themeOf(FALLBACK_THEME_COLOR);
/** Accent color of CartaViva (apps/site). A missing menu has no restaurant whose color it could show. */
const brandTheme = themeOf('#0b7a55');

/** Inline style, because every page carries the style sheet and only this page needs the rule. */
const BRAND = { display: 'flex', alignItems: 'center', gap: '.625rem', fontWeight: 700 } as const;
const notForSearchEngines = <meta name="robots" content="noindex" />;

const languageOf = ({ language = DEFAULT_LANGUAGE }: PageContext) => language;

export function MissingMenu({ page }: { page: PageContext }) {
  const language = languageOf(page);
  const { title, text, home } = messagesIn(language).missing;
  return (
    <Document
      title={`${title} - ${text}`}
      theme={brandTheme}
      page={page}
      head={notForSearchEngines}
      language={language}
    >
      <main className="alone">
        <p style={BRAND}>
          <img src="/favicon.svg" alt="" width="40" height="40" />
          CartaViva
        </p>
        <h1 className="long">{title}</h1>
        <p>{text}</p>
        <a className="action" href="/" target="_blank" rel="noopener">
          {home}
        </a>
      </main>
    </Document>
  );
}

interface UnpublishedMenuProps {
  readonly restaurant: {
    readonly restaurantName: string;
    readonly phone: string | null;
    readonly country: string;
  };
  readonly page: PageContext;
}

/**
 * Page for a menu that was taken offline. It leads only to the restaurant, because printed codes still point here.
 */
export function UnpublishedMenu({ restaurant, page }: UnpublishedMenuProps) {
  const { restaurantName, phone, country } = restaurant;
  const language = languageOf(page);
  const { text, withPhone, withoutPhone, call } = messagesIn(language).unpublished;
  const href = phone && phoneLink(phone, country);
  return (
    <Document
      title={restaurantName}
      theme={theme}
      page={page}
      head={notForSearchEngines}
      language={language}
    >
      <main className="alone">
        <RestaurantName>{restaurantName}</RestaurantName>
        <p>
          {text} {phone ? withPhone : withoutPhone}
        </p>
        {href ? (
          <a className="action" href={href}>
            <Phone /> {fill(call, { phone })}
          </a>
        ) : (
          phone && <p className="phone">{phone}</p>
        )}
      </main>
    </Document>
  );
}
