import { Button } from '@cartaviva/ui';
import { ORIGIN } from '@cartaviva/ui/page-head';
import { BookOpen, Boxes, FileJson, Rss } from 'lucide-react';
import type { ReactNode } from 'react';
import { SitePage } from '../frame/site-page';
import { Changelog } from './changelog-list';
import { CodeBlock } from './code-block';
import { COLLECTION_PATH } from './collection';
import { DocsSearch } from './docs-search';
import { elementSample, EMBED_TEXTS, frameSample, oembedSample } from './embed-samples';
import { ENGLISH_GUIDE_PATH } from './english/guide';
import { FEED_PATH } from './feed';
import { FirstMenu } from './first-menu-steps';
import { GroupIndex } from './group-index';
import { HOURLY_LIMITS, LIMIT_HEADERS, MESSAGES, PAGE_HEADERS, variables } from './messages';
import { GUIDE_ENTRIES, HAS_VERSIONS } from './navigation';
import { Part, Terms } from './part';
import { PARTS } from './parts';
import { ERRORS, PROBLEM } from './problem';
import { SamplesTabs } from './samples-tabs';
import { SDK_SAMPLE } from './sdk-sample';
import { SideNavigation } from './side-navigation';
import { CHECKS, DELIVERY } from './webhook-check';

/** Base address of the API. In prerendered pages the gateway replaces the placeholder origin. */
const base = () => (typeof window === 'undefined' ? ORIGIN : window.location.origin);

/** API guide with links to all calls that accept a key (specification §2, "API documentation"). */
export default function ApiDocsScreen() {
  return (
    <SitePage title={MESSAGES.title} description={MESSAGES.description}>
      <DocsSearch />
      <p className="mb-8">
        <a href={ENGLISH_GUIDE_PATH} hrefLang="en" lang="en" className="underline">
          {MESSAGES.inEnglish}
        </a>
      </p>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_260px]">
        <SideNavigation entries={GUIDE_ENTRIES} />
        <div className="grid min-w-0 content-start gap-14 lg:col-start-1 lg:row-start-1">
          <Part {...PARTS.start}>
            <CodeBlock>{variables(base())}</CodeBlock>
            <FirstMenu />
          </Part>
          <Part {...PARTS.keys} />
          {HAS_VERSIONS && <Part {...PARTS.versions} />}
          <Part {...PARTS.format} />
          <Part {...PARTS.paging}>
            <CodeBlock>{PAGE_HEADERS}</CodeBlock>
          </Part>
          <Part {...PARTS.limits}>
            <Terms terms={HOURLY_LIMITS} />
            <CodeBlock>{LIMIT_HEADERS}</CodeBlock>
          </Part>
          <Part {...PARTS.errors}>
            <CodeBlock>{JSON.stringify(PROBLEM, null, 2)}</CodeBlock>
            <Terms terms={ERRORS} />
          </Part>
          <Part {...PARTS.idempotency} />
          <Part {...PARTS.changes} />
          <Part {...PARTS.webhooks}>
            <CodeBlock>{DELIVERY}</CodeBlock>
            <SamplesTabs example="webhook" codeIn={CHECKS} />
          </Part>
          <Part {...PARTS.sdk}>
            <CodeBlock>{SDK_SAMPLE}</CodeBlock>
          </Part>
          <Part {...PARTS.embeds}>
            <Paragraph>{EMBED_TEXTS.frame}</Paragraph>
            <CodeBlock>{frameSample(base())}</CodeBlock>
            <Paragraph>{EMBED_TEXTS.element}</Paragraph>
            <CodeBlock>{elementSample(base())}</CodeBlock>
            <Paragraph>{EMBED_TEXTS.oembed}</Paragraph>
            <CodeBlock>{oembedSample(base())}</CodeBlock>
            <Paragraph>{EMBED_TEXTS.google}</Paragraph>
          </Part>
          <Part {...PARTS.changelog}>
            <Changelog />
            <Links links={[{ href: FEED_PATH, sign: <Rss aria-hidden />, text: MESSAGES.feed }]} />
          </Part>
          <Part {...PARTS.openApi}>
            <Links
              links={[
                {
                  href: '/api/openapi.json',
                  sign: <FileJson aria-hidden />,
                  text: MESSAGES.openApi,
                },
                { href: COLLECTION_PATH, sign: <Boxes aria-hidden />, text: MESSAGES.collection },
                { href: '/api/docs', sign: <BookOpen aria-hidden />, text: MESSAGES.explorer },
              ]}
            />
          </Part>
          <GroupIndex />
        </div>
      </div>
    </SitePage>
  );
}

const Paragraph = ({ children }: { children: string }) => (
  <p className="max-w-prose text-ink-soft">{children}</p>
);

interface FileLink {
  readonly href: string;
  readonly sign: ReactNode;
  readonly text: string;
}

/** Links to files outside of the app. */
function Links({ links }: { links: readonly FileLink[] }) {
  return (
    <div className="flex flex-wrap gap-3">
      {links.map(({ href, sign, text }) => (
        <Button key={href} asChild variant="secondary">
          <a href={href}>
            {sign}
            {text}
          </a>
        </Button>
      ))}
    </div>
  );
}
