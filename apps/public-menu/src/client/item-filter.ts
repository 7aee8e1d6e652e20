import { searchable, suitsDiet } from '@cartaviva/domain';
import { matches, nearlyMatches } from './matches';
import { readMenuData } from './menu-data';
import { onMenuChanged } from './menu-changed';

export interface Search {
  readonly words: string;
  readonly diets: readonly string[];
}

interface ItemFilter {
  /**
   * Shows only the items that match every word and diet. If there are none, it shows items that nearly match the
   * words. Returns the number of shown items, or undefined for an empty search.
   */
  readonly filter: (search: Search) => number | undefined;
  /** Ranks rows: 0 if they contain all words of a search as whole words, otherwise 1. */
  readonly rankFor: (search: Search) => (row: Element) => number;
}

export function itemFilter(page: Document): ItemFilter {
  // The text of each row is read once instead of after every letter.
  let texts = new WeakMap<Element, string>();
  let tags: ReturnType<typeof readTags> | undefined;
  const tagsOf = ({ id }: Element) => (tags ??= readTags()).get(id) ?? [];
  onMenuChanged(() => {
    texts = new WeakMap();
    tags = undefined;
  });
  const textOf = (row: Element) => {
    const text = texts.get(row) ?? searchable(wordsOf(row));
    texts.set(row, text);
    return text;
  };

  const filter = ({ words: asked, diets }: Search) => {
    const words = wordsIn(asked);
    const suits = (row: Element) => diets.every((diet) => suitsDiet(tagsOf(row), diet));
    const found =
      show(page, (row) => suits(row) && words.every((word) => matches(textOf(row), word))) ||
      show(page, (row) => suits(row) && words.every((word) => nearlyMatches(textOf(row), word)));
    return words.length + diets.length > 0 ? found : undefined;
  };
  const rankFor =
    ({ words }: Search) =>
    (row: Element) => {
      const written = wordsIn(textOf(row));
      return wordsIn(words).every((word) => written.includes(word)) ? 0 : 1;
    };
  return { filter, rankFor };
}

/** Joins the texts of a row with spaces, because in the page their words touch each other. */
const wordsOf = (row: Element) =>
  [...row.querySelectorAll('h3, b, p, li')].map(({ textContent }) => textContent).join(' ');

/** Splits a text at spaces and punctuation. Phones turn two spaces into a period and type quotation marks. */
const wordsIn = (text: string) =>
  searchable(text)
    .split(/[\s\p{P}]+/u)
    .filter(Boolean);

const readTags = () => new Map(readMenuData()?.items.map(({ anchor, tags }) => [anchor, tags]));

/** Shows the matching rows and the categories that contain any. Returns the number of matching rows. */
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
