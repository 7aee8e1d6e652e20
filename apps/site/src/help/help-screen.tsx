import { Button, EmptyState, TextInput } from '@cartaviva/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { CONTACT, mailto } from '../contact';
import { PageLink } from '../frame/page-link';
import { SitePage } from '../frame/site-page';
import { CATEGORIES } from './articles';
import { CategoryArticles } from './category-articles';
import { findArticles } from './find-articles';
import { MESSAGES } from './messages';

/** The help centre: a search over titles and every answer on one page (specification §2). */
export default function HelpScreen() {
  const [query, setQuery] = useState('');
  const found = findArticles(CATEGORIES, query);
  const count = found.reduce((sum, { articles }) => sum + articles.length, 0);

  return (
    <SitePage title={MESSAGES.title} description={MESSAGES.description}>
      <div role="search" className="max-w-150">
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-faint"
          />
          <TextInput
            type="search"
            aria-label={MESSAGES.search}
            placeholder={MESSAGES.placeholder}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            className="h-13 pl-11"
          />
        </div>
        <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
          {query.trim() && MESSAGES.found(count)}
        </p>
      </div>

      <div className="mt-4 grid gap-10 lg:grid-cols-[220px_minmax(0,1fr)]">
        <nav aria-label={MESSAGES.categories} className="hidden lg:block">
          <ul className="sticky top-24">
            {found.map(({ id, title }) => (
              <li key={id}>
                <PageLink
                  to={`#${id}`}
                  className="flex min-h-11 items-center text-sm font-medium text-ink-soft hover:text-ink"
                >
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid content-start gap-10">
          {found.map((category) => (
            <CategoryArticles key={category.id} category={category} />
          ))}
          {count === 0 && <NothingFound />}
          <AskUs />
        </div>
      </div>
    </SitePage>
  );
}

function NothingFound() {
  const { title, text, action } = MESSAGES.nothing;
  return (
    <EmptyState
      title={title}
      description={text}
      action={
        <Button asChild variant="secondary">
          <a href={mailto(CONTACT.support)}>{action}</a>
        </Button>
      }
    />
  );
}

function AskUs() {
  const { title, text } = MESSAGES.contact;
  return (
    <section aria-labelledby="contacto" className="rounded-card bg-accent-wash p-6 sm:p-8">
      <h2 id="contacto" className="text-lg font-semibold">
        {title}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button asChild>
          <a href={mailto(CONTACT.support)}>{CONTACT.support}</a>
        </Button>
        <Button asChild variant="secondary">
          <a href={CONTACT.phone.href}>{CONTACT.phone.shown}</a>
        </Button>
        <Button asChild variant="secondary">
          <a href={CONTACT.chat} target="_blank" rel="noopener noreferrer">
            {MESSAGES.contact.chat}
          </a>
        </Button>
      </div>
    </section>
  );
}
