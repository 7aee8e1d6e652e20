import type { PublicMenuReply, PublishedMenu } from '@cartaviva/contracts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FullMenu } from './menu-page';
import { MissingMenu, UnpublishedMenu } from './no-menu-pages';
import type { PageContext } from './page-context';

export type MenuContent =
  | { readonly state: 'published'; readonly published: PublishedMenu }
  | Exclude<PublicMenuReply, { state: 'published' }>;

export interface MenuPage {
  readonly status: 200 | 404;
  readonly html: string;
}

/** Renders the complete diner page of a menu, which is readable without its script (architecture, decision 6). */
export function renderMenuPage(content: MenuContent, page: PageContext): MenuPage {
  return {
    status: content.state === 'published' ? 200 : 404,
    html: `<!doctype html>${renderToStaticMarkup(pageOf(content, page))}`,
  };
}

function pageOf(content: MenuContent, page: PageContext): ReactElement {
  switch (content.state) {
    case 'published':
      return <FullMenu published={content.published} page={page} />;
    case 'unpublished':
      return <UnpublishedMenu restaurant={content} page={page} />;
    case 'missing':
      return <MissingMenu page={page} />;
  }
}
