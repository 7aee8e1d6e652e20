import type { LocalMenu } from '../menu/menu-in-language';
import { Contact } from './contact';
import { fill } from '../messages/fill';
import { Hours } from './hours';
import { logoPath, Image, sourcesOf } from './images';
import { ReadingTools } from './reading-tools';
import { RestaurantName } from './restaurant-name';
import { softColours } from '../menu/soft-colours';
import { WifiAndLinks } from './wifi-and-links';

/** Shows the restaurant and its contact data in less than half of a small phone's first screen. */
export function RestaurantHeader({ local }: { local: LocalMenu }) {
  const { restaurantName, name, description, logoUrl, logoPlaceholder, coverUrl } = local.menu;
  const classes = [logoUrl && 'signed', coverUrl && 'covered'].filter(Boolean).join(' ');
  return (
    <header className={classes || undefined}>
      {coverUrl && <Cover path={coverUrl} />}
      <ReadingTools local={local} />
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
      {description && <Description>{description}</Description>}
      <Hours local={local} />
      <Contact local={local} />
      <WifiAndLinks local={local} />
    </header>
  );
}

/** Decorative cover photo. It is loaded at half its width, which is enough for a dark background. */
const Cover = ({ path }: { path: string }) => (
  <img {...sourcesOf(path)} className="cover" sizes="50vw" alt="" decoding="async" />
);

/** Longest description, in characters, that fits on two lines of a small phone. */
const LONG = 70;

/** Shows the restaurant's description. On a phone it is cut to two lines and expands when touched. */
function Description({ children }: { children: string }) {
  if (children.length <= LONG && !children.includes('\n'))
    return (
      <p className="about" dir="auto">
        {children}
      </p>
    );
  return (
    <details className="about">
      <summary dir="auto">{children}</summary>
    </details>
  );
}
