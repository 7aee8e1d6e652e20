import type { HelpArticle, HelpCategory } from '../help-article';
import { analytics } from './analytics';
import { billing } from './billing';
import { firstSteps } from './first-steps';
import { menus } from './menus';
import { qrCodes } from './qr-codes';
import { troubleshooting } from './troubleshooting';

/** The six categories of specification §2, "Help centre". */
export const CATEGORIES: readonly HelpCategory[] = [
  firstSteps,
  menus,
  qrCodes,
  analytics,
  billing,
  troubleshooting,
];

/** An article and what it is about. */
export interface FiledArticle extends HelpArticle {
  readonly category: HelpCategory;
}

export const ARTICLES: readonly FiledArticle[] = CATEGORIES.flatMap((category) =>
  category.articles.map((article) => ({ ...article, category })),
);

export const findArticle = (id: string | undefined) =>
  ARTICLES.find((article) => article.id === id);

export const addressOf = ({ id }: HelpArticle) => `/centro-ayuda/${id}`;
