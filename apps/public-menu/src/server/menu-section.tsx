import { MenuItem } from './menu-item';
import { MESSAGES } from './messages';
import type { Section } from './sections';

/** Photos of the first card that a phone shows before any scrolling. */
const EARLY_PHOTOS = 2;

interface MenuSectionProps {
  readonly section: Section;
  readonly currency: string;
  readonly first: boolean;
}

/** A card: the category's name and its items. */
export function MenuSection({ section: { id, name, items }, currency, first }: MenuSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-t`}>
      <h2 id={`${id}-t`} className={name === null ? 'unseen' : undefined}>
        {name ?? MESSAGES.beginning}
      </h2>
      <ul>
        {items.map((item, index) => (
          <MenuItem
            key={item.id}
            item={item}
            currency={currency}
            early={first && index < EARLY_PHOTOS}
          />
        ))}
      </ul>
    </section>
  );
}
