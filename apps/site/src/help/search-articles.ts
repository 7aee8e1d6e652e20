import { searchable } from '@cartaviva/domain';
import MiniSearch from 'minisearch';
import { textOf } from './article-text';
import { ARTICLES, type FiledArticle } from './articles';

/** Words that are too frequent to be useful in a search. */
const EMPTY_WORDS = new Set(
  'a al como con cual de del donde el en es la las lo los me mi mis no o para por puedo que se si su un una y'.split(
    ' ',
  ),
);

const index = new MiniSearch<{ id: string; title: string; category: string; text: string }>({
  fields: ['title', 'category', 'text'],
  processTerm: (word) => {
    const term = searchable(word);
    return EMPTY_WORDS.has(term) ? null : term;
  },
  searchOptions: {
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 3 ? 0.25 : 0),
    boost: { title: 4, category: 2 },
    weights: { prefix: 0.6, fuzzy: 0.3 },
  },
});
index.addAll(
  ARTICLES.map((article) => ({
    id: article.id,
    title: article.title,
    category: article.category.title,
    text: textOf(article),
  })),
);

/**
 * Returns the articles that match every word, also approximately, best first. If there are none, returns those that
 * match any word.
 */
export function searchArticles(query: string): readonly FiledArticle[] {
  const withAll = index.search(query, { combineWith: 'AND' });
  const found = withAll.length > 0 ? withAll : index.search(query);
  return found.map(({ id }) => ARTICLES.find((article) => article.id === id)!);
}
