import { mailto } from '@cartaviva/api-client';
import { Button, EmptyState } from '@cartaviva/ui';
import { Link } from 'react-router-dom';
import { CONTACT } from '../contact';
import { addressOf, type FiledArticle } from './articles';
import { MESSAGES } from './messages';
import { textOf } from './article-text';

export function SearchResults({ articles }: { articles: readonly FiledArticle[] }) {
  if (articles.length === 0) return <NothingFound />;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {articles.map((article) => (
        <li key={article.id}>
          <Link to={addressOf(article)} className="group block px-5 py-4">
            <p className="text-sm text-ink-faint">{article.category.title}</p>
            <h2 className="font-semibold underline-offset-4 group-hover:underline">
              {article.title}
            </h2>
            <p className="mt-1 line-clamp-2 text-sm text-ink-soft">{textOf(article)}</p>
          </Link>
        </li>
      ))}
    </ul>
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
