import { DIETARY_TAGS, suitsDiet } from '@cartaviva/domain';
import type { PageItem } from '../menu/menu-data';
import type { Messages } from '../messages/messages';

/** From this many items on, reading them all is slower than searching. */
const WORTH_SEARCHING = 8;

const dietsOf = (items: readonly PageItem[]) =>
  DIETARY_TAGS.filter((diet) => items.some(({ tags = [] }) => suitsDiet(tags, diet)));

export const isFindable = (items: readonly PageItem[]) =>
  items.length >= WORTH_SEARCHING || dietsOf(items).length > 0;

interface FiltersProps {
  readonly items: readonly PageItem[];
  readonly messages: Messages;
}

/**
 * The diets that the menu has something for, and the order of prices: one row, in its place from the
 * first paint on and seen once the script runs that makes it work. Below it how much was found.
 */
export function Filters({ items, messages: { find, script } }: FiltersProps) {
  return (
    <div className="filters" role="region" aria-label={find.filters}>
      <div className="chips">
        <button className="cheapest" id="f-price" type="button" aria-pressed="false">
          {find.cheapest}
        </button>
        {dietsOf(items).map((diet) => (
          <button
            key={diet}
            id={`f-${DIETARY_TAGS.indexOf(diet)}`}
            type="button"
            value={diet}
            aria-pressed="false"
          >
            {script.diets[diet]}
          </button>
        ))}
      </div>
      <div className="found">
        <p role="status" />
        <button type="reset" form="find" hidden>
          {find.reset}
        </button>
      </div>
    </div>
  );
}
