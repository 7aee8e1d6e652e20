import type { PageHead } from '@cartaviva/ui/page-head';
import { addressOf, ARTICLES } from './articles';
import { textOf } from './article-text';

const LONGEST = 160;

/** Truncates a text at a word boundary to the length that search engines show. */
function beginning(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST - 1))}…`;
}

export const ARTICLE_HEADS: readonly PageHead[] = ARTICLES.map((article) => ({
  path: addressOf(article),
  title: article.title,
  description: beginning(textOf(article)),
}));
