import type { PublicMenuReply } from '@cartaviva/contracts';
import type { LanguageCode } from '@cartaviva/domain';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FullMenu } from './menu-page';
import { MissingMenu, UnpublishedMenu } from './no-menu-pages';

/** What `dist/client/manifest.json` holds: the style sheet's text and the script's address. */
export interface PageAssets {
  readonly css: string;
  readonly script: string;
}

/** What a diner page knows beside its menu. */
export interface PageContext {
  readonly menuId: string;
  /** Where people reach this installation: `https://cartaviva.do`. */
  readonly publicUrl: string;
  readonly assets: PageAssets;
  /** What the diner asked to read it in; a menu's own language when it has no other. */
  readonly language?: LanguageCode;
}

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
