import { searchable, suitsDiet } from '@cartaviva/domain';
import { matches, nearlyMatches } from './matches';
import { readMenuData } from './menu-data';
import { onMenuChanged } from './menu-changed';

/** What a diner looks for. */
export interface Search {
  readonly words: string;
  readonly diets: readonly string[];
}

/**
 * Leaves only the items that have every word and every diet asked for, or where there are none those
 * that have nearly the words; returns how many those are, or nothing when nothing was asked for.
 */
export function itemFilter(page: Document): (search: Search) => number | undefined {
  // What a row says is read once, not for every letter.
  let texts = new WeakMap<Element, string>();
  let tags: ReturnType<typeof readTags> | undefined;
  const tagsOf = ({ id }: Element) => (tags ??= readTags()).get(id) ?? [];
  onMenuChanged(() => {
    texts = new WeakMap();
    tags = undefined;
  });
  const textOf = (row: Element) => {
    const text = texts.get(row) ?? searchable(row.textContent);
    texts.set(row, text);
    return text;
  };

  return ({ words: asked, diets }) => {
    // Phones write a full stop for two blanks, and quotation marks that no menu has.
    const words = searchable(asked)
      .split(/[\s\p{P}]+/u)
      .filter(Boolean);
    const suits = (row: Element) => diets.every((diet) => suitsDiet(tagsOf(row), diet));
    const found =
      show(page, (row) => suits(row) && words.every((word) => matches(textOf(row), word))) ||
      show(page, (row) => suits(row) && words.every((word) => nearlyMatches(textOf(row), word)));
    return words.length + diets.length > 0 ? found : undefined;
  };
}

const readTags = () => new Map(readMenuData()?.items.map(({ anchor, tags }) => [anchor, tags]));

/** Shows the rows that fit and the categories that have some; returns how many those are. */
function show(page: Document, fits: (row: Element) => boolean): number {
  let found = 0;
  for (const card of page.querySelectorAll<HTMLElement>('main section')) {
    let inCard = 0;
    for (const row of card.querySelectorAll<HTMLElement>('.items > li')) {
      row.hidden = !fits(row);
      if (!row.hidden) inCard += 1;
    }
    card.hidden = inCard === 0;
    const link = page.querySelector<HTMLElement>(`.bar nav a[href="#${card.id}"]`);
    if (link) link.hidden = inCard === 0;
    found += inCard;
  }
  return found;
}
