import type { ReactNode } from 'react';
import type { PageContext } from './render-menu-page';
import { DARK_PAPER, LIGHT_PAPER, themeCss, type Theme } from './theme';

interface DocumentProps {
  readonly title: string;
  readonly theme: Theme;
  readonly page: PageContext;
  /** Tags of the head that only some pages have. */
  readonly head: ReactNode;
  /** Whether the page has something for its script to do. */
  readonly interactive?: boolean;
  readonly children: ReactNode;
}

/** The HTML around every diner page: one request, no font, no style sheet to wait for. */
export function Document({ title, theme, page, head, interactive, children }: DocumentProps) {
  const { assets, menuId } = page;
  return (
    <html lang="es-DO">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={LIGHT_PAPER} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={DARK_PAPER} media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        {head}
        <style dangerouslySetInnerHTML={{ __html: assets.css + themeCss(theme) }} />
        {interactive && <script src={assets.script} defer />}
      </head>
      <body data-menu-id={interactive ? menuId : undefined}>{children}</body>
    </html>
  );
}
