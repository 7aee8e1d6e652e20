import { DIETARY_TAGS, suitsDiet } from '@cartaviva/domain';
import type { PageItem } from '../menu/menu-data';
import type { Messages } from '../messages/messages';

/** Fewest items for which a search is faster than reading. */
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
 * Shows the diets that the menu has items for, the sort order by price and the number of results. The row is hidden
 * until the diner searches, filters or scrolls up.
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
        <button className="meant" type="button" hidden />
        <button type="reset" form="find" hidden>
          {find.reset}
        </button>
      </div>
    </div>
  );
}
