import type { LocalMenu } from '../menu/menu-in-language';
import { Contact } from './contact';
import { Hours } from './hours';
import { ReadingTools } from './reading-tools';
import { WifiAndLinks } from './wifi-and-links';

export const INFO_ANCHOR = 'informacion';

/**
 * Shows the data of the restaurant at the end of the page. While the address names it, it is a sheet over the page,
 * also in browsers without scripts.
 */
export function RestaurantInfo({ local }: { local: LocalMenu }) {
  const { menu, messages } = local;
  const { description } = menu;
  return (
    <aside id={INFO_ANCHOR} aria-labelledby="info-t">
      <a className="shade" href="#top" tabIndex={-1} aria-hidden="true" />
      <div>
        <a className="shut" href="#top" aria-label={messages.script.item.close}>
          ×
        </a>
        <h2 id="info-t">{messages.page.info}</h2>
        {description && (
          <p className="about" dir="auto">
            {description}
          </p>
        )}
        <Contact local={local} />
        <Hours local={local} />
        <WifiAndLinks local={local} />
        <ReadingTools local={local} />
      </div>
    </aside>
  );
}
