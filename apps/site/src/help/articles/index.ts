import { withValues } from '../../markdown/placeholders';
import type { HelpArticle, HelpCategory } from '../help-article';
import analytics from './analytics-y-reportes/index.md';
import qrCodes from './codigos-qr/index.md';
import billing from './facturacion/index.md';
import menus from './gestion-de-menus/index.md';
import firstSteps from './primeros-pasos/index.md';
import troubleshooting from './solucion-de-problemas/index.md';

/** Categories of specification §2, "Help centre". */
export const CATEGORIES: readonly HelpCategory[] = withValues([
  firstSteps,
  menus,
  qrCodes,
  analytics,
  billing,
  troubleshooting,
]);

export interface FiledArticle extends HelpArticle {
  readonly category: HelpCategory;
}

export const ARTICLES: readonly FiledArticle[] = CATEGORIES.flatMap((category) =>
  category.articles.map((article) => ({ ...article, category })),
);

export const findArticle = (id: string | undefined) =>
  ARTICLES.find((article) => article.id === id);

export const addressOf = ({ id }: HelpArticle) => `/centro-ayuda/${id}`;
