import type { LocalMenu } from '../menu/menu-in-language';
import type { PageItem } from '../menu/menu-data';
import { Filters, isFindable } from './filters';
import { Lens, Lines } from './icons';

/** Fewest categories or items of a menu that has an index, because a row of names is then too long to scan. */
const LONG = { categories: 7, items: 31 };

interface CategoryBarProps {
  readonly local: LocalMenu;
  readonly items: readonly PageItem[];
}

/** Sticky bar that links to the categories. With scripts it also opens the index of a long menu and the search. */
export function CategoryBar({ local: { sections, messages }, items }: CategoryBarProps) {
  const findable = isFindable(items);
  const named = sections.filter(({ name }) => name !== null);
  if (named.length < 2 && !findable) return null;
  const isLong =
    named.length > 1 && (named.length >= LONG.categories || items.length >= LONG.items);
  const { open, label, placeholder } = messages.find;
  return (
    <div className="bar">
      {isLong && (
        <button className="index" id="index" type="button" aria-haspopup="dialog">
          <Lines />
          <span>{messages.script.index}</span>
        </button>
      )}
      <nav aria-label={messages.page.categories}>
        {sections.length > 1 &&
          sections.map(({ id, name }) => (
            <a key={id} href={`#${id}`} dir="auto">
              {name ?? messages.page.beginning}
            </a>
          ))}
      </nav>
      {findable && (
        // Hidden until its script has loaded.
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
          <Filters items={items} messages={messages} />
        </>
      )}
    </div>
  );
}
