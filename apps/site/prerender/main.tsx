import 'reflect-metadata';
import './browser-names';
import { SwrDefaults } from '@cartaviva/api-client';
import { SkipLink, UiProvider } from '@cartaviva/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter, useRoutes } from 'react-router-dom';
import { text } from 'node:stream/consumers';
import { HEADS, NOWHERE, ORIGIN, type PageHead } from '../src/heads';
import { ARTICLE_HEADS } from '../src/help/heads';
import { SAMPLE_MENU } from '../src/landing/sample-menu';
import { MESSAGES as NOT_FOUND } from '../src/not-found/messages';
import routes from '../src/routes';
import { Head, HiddenHead } from './head';

/** The screen as it stands in the shell; the landing page names its own content. */
function Screen({ path }: { path: string }) {
  const screen = useRoutes(routes);
  return path === '/' ? screen : <div id="contenido">{screen}</div>;
}

/** A page as the shell draws it, with everything that it waits for. Throws what a part of it threw. */
async function body(path: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <SwrDefaults>
      <UiProvider>
        <StaticRouter location={path}>
          <SkipLink />
          <Screen path={path} />
        </StaticRouter>
      </UiProvider>
    </SwrDefaults>,
    // Late parts in their places, not in scripts at the end: the security policy allows none.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be drawn`);
  return text(prelude);
}

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

/** What the gateway serves before any script: the site's pages, and the menu they demonstrate. */
export const render = async () => ({
  origin: ORIGIN,
  pages: await Promise.all([...HEADS, ...ARTICLE_HEADS].map(page)),
  notFound: await notFound(),
  sampleMenu: SAMPLE_MENU,
});
