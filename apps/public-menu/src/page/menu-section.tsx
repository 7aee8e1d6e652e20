import type { LocalMenu } from '../menu/menu-in-language';
import type { Section } from '../menu/sections';
import { MenuItem } from './menu-item';

/** Photos of the first card that a phone shows before any scrolling. */
const EARLY_IMAGES = 2;

interface MenuSectionProps {
  readonly section: Section;
  readonly local: LocalMenu;
  readonly first: boolean;
}

/** A card: the category's name and its items. */
export function MenuSection({ section, local, first }: MenuSectionProps) {
  const { id, name, items } = section;
  return (
    <section id={id} aria-labelledby={`${id}-t`}>
      <h2 id={`${id}-t`} className={name === null ? 'unseen' : undefined}>
        {name ?? local.messages.page.beginning}
      </h2>
      <ul className="items">
        {items.map((item, index) => (
          <MenuItem
            key={item.anchor}
            item={item}
            local={local}
            early={first && index < EARLY_IMAGES}
          />
        ))}
      </ul>
    </section>
  );
}
