import { SitePage } from '../../frame/site-page';
import { PageLink } from '../../frame/page-link';
import { DocsSearch } from '../docs-search';
import { GROUPS } from '../operation';
import { Part } from '../part';
import { ENGLISH_MESSAGES, ENGLISH_PARTS } from './guide';

export default function EnglishGuideScreen() {
  return (
    <SitePage title={ENGLISH_MESSAGES.title} description={ENGLISH_MESSAGES.description}>
      <DocsSearch />
      <p className="mb-8">
        <a href="/documentacion-api?lang=es" hrefLang="es" lang="es" className="underline">
          {ENGLISH_MESSAGES.inSpanish}
        </a>
      </p>
      <div lang="en" className="grid max-w-prose content-start gap-12">
        {ENGLISH_PARTS.map((part) => (
          <Part key={part.id} {...part} />
        ))}
        <Part
          id="reference"
          title={ENGLISH_MESSAGES.reference}
          text={[ENGLISH_MESSAGES.referenceText]}
        >
          <ul lang="es" className="divide-y divide-line rounded-card border border-line bg-surface">
            {GROUPS.map(({ tag, path }) => (
              <li key={tag}>
                <PageLink to={path} className="flex min-h-11 items-center px-4 hover:underline">
                  {tag}
                </PageLink>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </SitePage>
  );
}
