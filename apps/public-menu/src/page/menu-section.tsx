import type { LocalMenu } from '../menu/menu-in-language';
import type { Section } from '../menu/sections';
import { MenuItem } from './menu-item';

/** Number of photos that a phone shows before any scrolling. */
const EARLY_IMAGES = 2;

/** Inline style, because every page carries the style sheet and few menus need these rules. */
const SERVED = {
  ...{ display: 'block', font: '400 .9375rem/1.5 var(--sans)' },
  ...{ letterSpacing: 0, textTransform: 'none' },
} as const;

interface MenuSectionProps {
  readonly section: Section;
  readonly local: LocalMenu;
  readonly first: boolean;
}

export function MenuSection({ section, local, first }: MenuSectionProps) {
  const { id, name, served, items } = section;
  return (
    <section id={id} aria-labelledby={`${id}-t`}>
      <h2 id={`${id}-t`} className={name === null ? 'unseen' : undefined} dir="auto">
        {name ?? local.messages.page.beginning}
        {served && (
          <span className="served" data-hours={served.hours} style={SERVED}>
            {served.text}
          </span>
        )}
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
