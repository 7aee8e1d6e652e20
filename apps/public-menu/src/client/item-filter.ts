import { searchable } from '@cartaviva/domain';

/** What a diner looks for. */
export interface Search {
  readonly words: string;
  readonly diets: readonly string[];
}

/**
 * Leaves only the items that have every word and every diet asked for; returns how many those
 * are, or nothing when all are shown because nothing was asked for.
 */
export function itemFilter(page: Document): (search: Search) => number | undefined {
  // A row keeps its text while it keeps its words: what is read once is not read for every letter.
  const texts = new WeakMap<Element, { read: string; text: string }>();
  const textOf = (row: Element) => {
    const read = row.textContent;
    const known = texts.get(row);
    if (known?.read === read) return known.text;
    const text = searchable(read);
    texts.set(row, { read, text });
    return text;
  };

  return ({ words: asked, diets }) => {
    const words = searchable(asked).split(' ').filter(Boolean);
    let found = 0;
    for (const card of page.querySelectorAll<HTMLElement>('main section')) {
      let inCard = 0;
      for (const row of card.querySelectorAll<HTMLElement>('.items > li')) {
        const fits = words.every((word) => textOf(row).includes(word)) && hasDiets(row, diets);
        row.hidden = !fits;
        if (fits) inCard += 1;
      }
      card.hidden = inCard === 0;
      const link = page.querySelector<HTMLElement>(`.bar nav a[href="#${card.id}"]`);
      if (link) link.hidden = inCard === 0;
      found += inCard;
    }
    return words.length + diets.length > 0 ? found : undefined;
  };
}

function hasDiets(row: Element, diets: readonly string[]): boolean {
  if (diets.length === 0) return true;
  const tags = [...row.querySelectorAll('.tags span')].map((tag) => tag.textContent);
  return diets.every((diet) => tags.includes(diet));
}
