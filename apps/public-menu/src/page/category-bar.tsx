import type { LocalMenu } from '../menu/menu-in-language';
import { Lens } from './icons';

interface CategoryBarProps {
  readonly local: LocalMenu;
  /** Whether there is so much of the menu that it can be searched. */
  readonly findable: boolean;
}

/** Stays in sight: jumps to a category and, with script, finds an item. */
export function CategoryBar({ local: { sections, messages }, findable }: CategoryBarProps) {
  const named = sections.filter(({ name }) => name !== null);
  if (named.length < 2 && !findable) return null;
  const { open, label, placeholder } = messages.find;
  return (
    <div className="bar">
      <nav aria-label={messages.page.categories}>
        {sections.length > 1 &&
          sections.map(({ id, name }) => (
            <a key={id} href={`#${id}`}>
              {name ?? messages.page.beginning}
            </a>
          ))}
      </nav>
      {findable && (
        // Hidden until the script that makes it work shows it.
        <>
          <button className="open" type="button" aria-expanded="false" aria-controls="find" hidden>
            <Lens />
            <span>{open}</span>
          </button>
          <form id="find" role="search" hidden>
            <input
              type="search"
              aria-label={label}
              placeholder={placeholder}
              autoComplete="off"
              enterKeyHint="search"
            />
          </form>
        </>
      )}
    </div>
  );
}
