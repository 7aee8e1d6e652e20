import { DEFAULT_LANGUAGE, localeOf, type LanguageCode } from '@cartaviva/domain';
import type { ReactNode } from 'react';
import { designCss, type MenuLook } from '../design/design-css';
import type { Theme } from '../page/theme';
import type { PageContext } from './page-context';

interface DocumentProps extends MenuLook {
  readonly title: string;
  readonly page: PageContext;
  /** Tags of the head that only some pages have. */
  readonly head: ReactNode;
  readonly language?: LanguageCode;
  /** Address of the sign in the browser's tab. */
  readonly icon?: string | undefined;
  /** What tells this state of the page from another one; a page without needs no script. */
  readonly version?: string;
  readonly children: ReactNode;
}

/** Sizes and extras are in the rows; what only a script can do is not there, nor its room. */
const WITHOUT_SCRIPT =
  '.options{display:block}.filters,.plus,.index,.bar .open[hidden]{display:none!important}' +
  '.filters+main{margin-top:1.25rem}';

/** The HTML around every diner page: one request, no style sheet and no font to wait for. */
export function Document({
  title,
  theme,
  font,
  hasCover,
  hasTabs,
  page: { assets, menuId },
  head,
  language = DEFAULT_LANGUAGE,
  icon = '/favicon.svg',
  version,
  children,
}: DocumentProps) {
  return (
    <html lang={localeOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href={icon} />
        <Schemes theme={theme} />
        <meta name="format-detection" content="telephone=no" />
        {head}
        <style
          dangerouslySetInnerHTML={{
            __html: assets.css + designCss({ theme, font, hasCover, hasTabs }, assets),
          }}
        />
        {version && (
          <>
            <noscript>
              <style>{WITHOUT_SCRIPT}</style>
            </noscript>
            <script src={assets.script} defer />
          </>
        )}
      </head>
      <body data-menu-id={version && menuId} data-version={version}>
        {children}
      </body>
    </html>
  );
}

/** What the browser's own parts look like around the page. */
function Schemes({ theme: { palettes } }: { theme: Theme }) {
  const { light, dark } = palettes;
  return dark === light ? (
    <>
      <meta name="color-scheme" content="dark" />
      <meta name="theme-color" content={dark.paper} />
    </>
  ) : (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={light.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark.paper} media="(prefers-color-scheme: dark)" />
    </>
  );
}
