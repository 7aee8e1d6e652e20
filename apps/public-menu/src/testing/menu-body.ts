import type { PublishedMenu } from '@cartaviva/contracts';
import { renderMenuPage, type PageContext } from '../server';
import { MENU_ID, sampleMenu } from './sample-menu';

export const PAGE: PageContext = {
  menuId: MENU_ID,
  publicUrl: 'https://cartaviva.do',
  assets: { css: '', script: '/menu.js', designs: {} },
};

export function pageOf(own: Partial<PublishedMenu>, context: Partial<PageContext> = {}): string {
  const published = { menu: sampleMenu(), categories: [], items: [], ...own };
  return renderMenuPage({ state: 'published', published }, { ...PAGE, ...context }).html;
}

/** Shows a menu's page in the document, as a browser does. */
export function showPage(own: Partial<PublishedMenu>, context: Partial<PageContext> = {}): void {
  const page = new DOMParser().parseFromString(pageOf(own, context), 'text/html');
  document.head.innerHTML = page.head.innerHTML;
  document.body.innerHTML = page.body.innerHTML;
  Object.assign(document.body.dataset, page.body.dataset);
}

/** Returns the visible text: the body without tags and data. */
export const wordsOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<script.*?<\/script>/gs, ' ')
    .replace(/<[^<>]+>/g, ' ')
    .replace(/\s+/g, ' ');
