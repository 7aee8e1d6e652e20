import type { LocalMenu } from '../menu/menu-in-language';
import { Contact } from './contact';
import { fill } from '../messages/fill';
import { Hours } from './hours';
import { logoPath, Image, sourcesOf } from './images';
import { ReadingTools } from './reading-tools';
import { RestaurantName } from './restaurant-name';
import { softColours } from '../menu/soft-colours';

/** Whose menu this is and how to reach them, in less than half of a small phone's first screen. */
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
    </header>
  );
}

/** A photo of the place, which says nothing that is not written: as dark as it is, half its width will do. */
const Cover = ({ path }: { path: string }) => (
  <img {...sourcesOf(path)} className="cover" sizes="50vw" alt="" decoding="async" />
);

/** From this many characters on, a description takes more than two lines of a small phone. */
const LONG = 70;

/** What the restaurant says of itself: on a phone two lines of it, and all of it when touched. */
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
