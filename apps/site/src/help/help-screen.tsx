import { TextInput } from '@cartaviva/ui';
import { Search } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { SitePage } from '../frame/site-page';
import { CategoryList } from './category-list';
import { ContactBlock } from './contact-block';
import { MESSAGES } from './messages';
import { searchArticles } from './search-articles';
import { SEARCH_BOX } from './search-box';
import { SearchResults } from './search-results';

/** Help center with a full-text search and a list of all articles (specification §2). */
export default function HelpScreen() {
  // The search text is part of the address, so that the Back button restores it.
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const found = query.trim() ? searchArticles(query) : undefined;
  const search = (words: string) => setParams(words ? { q: words } : {}, { replace: true });

  return (
    <SitePage title={MESSAGES.title} description={MESSAGES.description}>
      <div role="search" className="max-w-150 noscript:hidden">
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-faint"
          />
          <TextInput
            id={SEARCH_BOX}
            type="search"
            aria-label={MESSAGES.search}
            placeholder={MESSAGES.placeholder}
            value={query}
            onChange={({ target }) => search(target.value)}
            className="h-13 pl-11"
          />
        </div>
        <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
          {found && MESSAGES.found(found.length)}
        </p>
      </div>
      <div className="mt-4 grid gap-10">
        {found ? <SearchResults articles={found} /> : <CategoryList />}
        <ContactBlock />
      </div>
    </SitePage>
  );
}
