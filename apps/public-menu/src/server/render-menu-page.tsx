import type { PublicMenuReply } from '@cartaviva/contracts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FullMenu } from './menu-page';
import { MissingMenu, UnpublishedMenu } from './no-menu-pages';
import type { PageContext } from './page-context';

export interface MenuPage {
  readonly status: 200 | 404;
  readonly html: string;
}

/** The whole diner page of a menu, readable without its script (architecture, decision 6). */
export function renderMenuPage(reply: PublicMenuReply, page: PageContext): MenuPage {
  return {
    status: reply.state === 'published' ? 200 : 404,
    html: `<!doctype html>${renderToStaticMarkup(pageOf(reply, page))}`,
  };
}

function pageOf(reply: PublicMenuReply, page: PageContext): ReactElement {
  switch (reply.state) {
    case 'published':
      return <FullMenu published={reply.published} page={page} />;
    case 'unpublished':
      return <UnpublishedMenu restaurant={reply} page={page} />;
    case 'missing':
      return <MissingMenu page={page} />;
  }
}
