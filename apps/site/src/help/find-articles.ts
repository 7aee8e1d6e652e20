import { searchable } from '@cartaviva/domain';
import type { HelpCategory } from './help-article';

/** The categories with the articles whose title has every word; without words, all of them. */
export function findArticles(categories: readonly HelpCategory[], query: string): HelpCategory[] {
  const words = searchable(query).split(' ');
  return categories
    .map((category) => ({
      ...category,
      articles: category.articles.filter(({ title }) => {
        const text = searchable(title);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ articles }) => articles.length > 0);
}
