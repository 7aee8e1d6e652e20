import 'reflect-metadata';
import '@cartaviva/ui/browser-names';
import { SwrDefaults } from '@cartaviva/api-client';
import { SkipLink, UiProvider } from '@cartaviva/ui';
import { ORIGIN, type PageHead } from '@cartaviva/ui/page-head';
import { drawPage, Head, HiddenHead } from '@cartaviva/ui/prerender';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter, useRoutes } from 'react-router-dom';
import { COLLECTION_PATH, postmanCollection } from '../src/api-docs/collection';
import { changesFeed, FEED_PATH } from '../src/api-docs/feed';
import { REFERENCE_HEADS } from '../src/api-docs/heads';
import { markdownPages } from '../src/api-docs/markdown-pages';
import { HEADS, NOWHERE } from '../src/heads';
import { ARTICLE_HEADS } from '../src/help/heads';
import { SAMPLE_MENU } from '../src/landing/sample-menu';
import { MESSAGES as NOT_FOUND } from '../src/not-found/messages';
import routes from '../src/routes';

/** Draws a screen as the shell does. The landing page contains its own `contenido` element. */
function Screen({ path }: { path: string }) {
  const screen = useRoutes(routes);
  return path === '/' ? screen : <div id="contenido">{screen}</div>;
}

/** Renders a page like the shell, including its lazy parts. */
const body = (path: string): Promise<string> =>
  drawPage(
    path,
    <SwrDefaults>
      <UiProvider>
        <StaticRouter location={path}>
          <SkipLink />
          <Screen path={path} />
        </StaticRouter>
      </UiProvider>
    </SwrDefaults>,
  );

const page = async (head: PageHead) => ({
  path: head.path,
  head: renderToStaticMarkup(<Head {...head} />),
  body: await body(head.path),
});

const notFound = async () => ({
  path: NOWHERE,
  head: renderToStaticMarkup(<HiddenHead title={NOT_FOUND.title} />),
  body: await body(NOWHERE),
});

const files = () => [
  {
    path: COLLECTION_PATH,
    type: 'application/json; charset=utf-8',
    text: JSON.stringify(postmanCollection(), null, 2),
  },
  { path: FEED_PATH, type: 'application/atom+xml; charset=utf-8', text: changesFeed() },
  ...markdownPages().map((file) => ({ ...file, type: 'text/markdown; charset=utf-8' })),
];

/** Creates everything that the gateway serves without a script: pages, files and the sample menu. */
export const render = async () => ({
  origin: ORIGIN,
  pages: await Promise.all([...HEADS, ...ARTICLE_HEADS, ...REFERENCE_HEADS].map(page)),
  notFound: await notFound(),
  files: files(),
  sampleMenu: SAMPLE_MENU,
});
