import { parseOpeningHours } from '@cartaviva/domain';
import type { LocalMenu } from '../menu/menu-in-language';
import { openingData } from '../menu/opening-data';
import type { HoursData } from '../menu/opening-times';
import { fill } from '../messages/fill';
import { INFO_ANCHOR } from './restaurant-info';
import { logoPath, Image, sourcesOf } from './images';
import { Languages } from './languages';
import { RestaurantName } from './restaurant-name';
import { softColours } from '../menu/soft-colours';

/**
 * Names the restaurant and leads to its data and its languages. On a small phone, the first item begins in the upper
 * third of the screen.
 */
export function RestaurantHeader({ local }: { local: LocalMenu }) {
  const { restaurantName, name, logoUrl, logoPlaceholder, coverUrl } = local.menu;
  const classes = [logoUrl && 'signed', coverUrl && 'covered'].filter(Boolean).join(' ');
  return (
    <header className={classes || undefined}>
      {coverUrl && <Cover path={coverUrl} />}
      <div className="who">
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
        <div>
          <RestaurantName>{restaurantName}</RestaurantName>
          <p className="name" dir="auto">
            {name}
          </p>
        </div>
      </div>
      <div className="doors">
        <InfoLink local={local} />
        <Languages local={local} />
      </div>
    </header>
  );
}

/**
 * Leads to the restaurant's data. Caches keep the page, so its script computes the current state of the hours from the
 * data in this element (`showHours`).
 */
function InfoLink({ local: { menu, messages, now, calendar } }: { local: LocalMenu }) {
  const hours = menu.openingHours ? parseOpeningHours(menu.openingHours) : undefined;
  const texts = messages.hours;
  const data: HoursData | undefined = hours && {
    opening: openingData(hours, calendar, now),
    texts,
  };
  return (
    <a
      className={data ? 'facts hours' : 'facts'}
      href={`#${INFO_ANCHOR}`}
      data-hours={data && JSON.stringify(data)}
    >
      <span>
        {data && (
          <>
            <b>{texts.title}</b> ·{' '}
          </>
        )}
        <u>{messages.page.info}</u>
      </span>
    </a>
  );
}

/** Decorative cover photo. It is loaded at half its width, which is enough for a dark background. */
const Cover = ({ path }: { path: string }) => (
  <img {...sourcesOf(path)} className="cover" sizes="50vw" alt="" decoding="async" />
);
