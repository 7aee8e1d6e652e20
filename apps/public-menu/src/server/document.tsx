import { DEFAULT_LANGUAGE, localeOf, type LanguageCode } from '@cartaviva/domain';
import type { ReactNode } from 'react';
import { designCss, type MenuLook } from '../design/design-css';
import type { Theme } from '../page/theme';
import type { PageContext } from './page-context';

interface DocumentProps extends MenuLook {
  readonly title: string;
  readonly page: PageContext;
  /** Head elements that only some pages have. */
  readonly head: ReactNode;
  readonly language?: LanguageCode;
  readonly icon?: string | undefined;
  /** Identifies this state of the page. A page without it needs no script. */
  readonly version?: string;
  readonly children: ReactNode;
}

/** Shows sizes and extras in the rows, and removes the controls that need a script along with their space. */
const WITHOUT_SCRIPT =
  '.options{display:block}.plus,.index,.bar .open[hidden]{display:none!important}';

/** HTML document of a diner page. It renders after a single request, without waiting for style sheets or fonts. */
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

/** Sets the color scheme of the browser's own controls and frame. */
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
